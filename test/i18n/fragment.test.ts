import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { encodeLink } from '../../src/engine/permalink.ts';
import { decodeLink } from '../../src/engine/read-link.ts';
import { cleanFragment } from '../../src/i18n/fragment.ts';
import { earlyScript } from '../../src/site/head.ts';
import { OLD_LINKS } from '../support/old-links.ts';

/** What stands behind an address in a sentence, in brackets, in a list or in markup. */
const SIGNS = [
  ...'.,)!?;:"\'”»’>]*…“«}|<`~',
  ' ',
  '\n',
  '\u00A0',
  '\u200B',
  '.)',
  ').',
  '!!',
  '."',
  '. Then',
  '),',
];
/** What programs put behind an address. */
const APPENDED = ['&fbclid=IwAR0x-_y', '?utm_source=mail', '?utm=1&b=2', '&gclid=1', '=', '/'];
const ADDED = [
  ...SIGNS,
  ...SIGNS.map(encodeURIComponent),
  ...APPENDED,
  ...APPENDED.map(encodeURIComponent),
  '%E2%80',
  '%2',
  '%',
];
const ANCHORS = [
  '#cl.trick.power-exceptions',
  '#look-at-own-recruits',
  '#jester',
  '#with-6',
  '#step-reveal',
  '#names',
  '#skip',
  '#6-7',
];

const packed = `#${await encodeLink({ game: 'claim', position: { led: 'goblin-8', players: [{ seat: 'noor' }] } })}`;

describe('the fragment that was meant', () => {
  it.each(ANCHORS)('of %s is there, whatever stands behind it', (anchor) => {
    for (const added of [...ADDED, '%20and%20so%20on'])
      expect(cleanFragment(anchor + added), added).toBe(anchor);
  });

  it('of a packed link is there, whatever stands behind it', () => {
    for (const added of ADDED) expect(cleanFragment(packed + added), added).toBe(packed);
  });

  it('of a packed link is there where it was broken into lines, or where its signs were encoded', () => {
    for (const blank of ['%20', '%0A', '%0D%0A', ' ', '%E2%80%8B'])
      expect(cleanFragment(`${packed.slice(0, 40)}${blank}${packed.slice(40)}`)).toBe(packed);
    expect(cleanFragment(packed.replace('=', '%3D'))).toBe(packed);
  });

  it('is what stands there, where nothing was added', () => {
    for (const fragment of [
      ...ANCHORS,
      packed,
      '',
      '#',
      '#.',
      '#play=',
      '#play=1.',
      '#play=9',
      '#%C3%BCber',
      '#f%C3%BCnf-aktionen',
      '#:~:text=king',
    ])
      expect(cleanFragment(fragment)).toBe(fragment);
    for (const { fragment } of Object.values(OLD_LINKS))
      expect(cleanFragment(fragment)).toBe(fragment);
  });

  it('keeps letters of every language', () => {
    expect(cleanFragment('#f%C3%BCnf-aktionen.')).toBe('#fünf-aktionen');
  });

  it('is there in browsers that know nothing of marked text', () => {
    expect(cleanFragment('#cl.trick.power-exceptions:~:text=a%20king')).toBe(
      '#cl.trick.power-exceptions',
    );
  });

  it('does not mend a link that was cut or changed', async () => {
    const problem = async (fragment: string): Promise<unknown> => {
      const read = await decodeLink(cleanFragment(fragment));
      return read.ok ? undefined : read.problem;
    };
    expect(await problem(packed)).toBeUndefined();
    for (const cut of [
      packed.slice(0, -12),
      packed.slice(0, -4),
      `${packed.slice(0, 30)}!!${packed.slice(30)}`,
      `${packed.slice(0, -9)}.`,
    ])
      expect(await problem(cut), cut).toBe('broken');
  });
});

/** A page as far as its early script knows it. */
function pageAt(address: string) {
  const heard: Record<string, ((event: object) => void)[]> = {};
  const went: string[] = [];
  const listen = (type: string, hear: (event: object) => void): void =>
    void (heard[type] ??= []).push(hear);
  const location = { hash: new URL(address).hash, replace: (to: string) => void went.push(to) };
  const classes = new Set<string>();
  runInNewContext(earlyScript, {
    document: {
      documentElement: { classList: classes, dataset: {} },
      querySelector: () => null,
      addEventListener: listen,
    },
    location,
    history: {
      state: { kept: true },
      replaceState: (state: object, _: string, to: string) =>
        went.push(`${to} ${JSON.stringify(state)}`),
    },
    localStorage: {},
    addEventListener: listen,
    setTimeout: () => 0,
  });
  return { heard, went, location };
}

describe('the early script of a page', () => {
  it('takes from the address what is not part of it, and nothing else', () => {
    expect(pageAt('https://crownbook.example/#cl.trick.follow.').went).toEqual([
      '#cl.trick.follow {"kept":true}',
    ]);
    expect(pageAt('https://crownbook.example/#cl.trick.follow').went).toEqual([]);
  });

  it('leads on from such an address that comes later, and tells nobody of it', () => {
    const { heard, went, location } = pageAt('https://crownbook.example/');
    let told = 0;
    const change = (hash: string): void => {
      location.hash = hash;
      told += 1;
      for (const hear of heard.hashchange!) hear({ stopImmediatePropagation: () => (told -= 1) });
    };
    change('#cl.trick.follow');
    expect([told, went]).toEqual([1, []]);
    change('#cl.trick.follow%29');
    expect([told, went]).toEqual([1, ['#cl.trick.follow']]);
  });
});
