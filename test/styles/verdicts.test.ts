import { glob, readFile } from 'node:fs/promises';
import { parse } from 'postcss';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { VERDICTS } from '../../src/narration/verdict.ts';
import { CREST_SYMBOLS, INTERFACE_SYMBOLS, VERDICT_SYMBOLS } from '../../src/site/symbols.ts';
import { COLOURS } from '../support/colours.ts';
import { contrast, distance, hueBetween } from '../support/perceived.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/**
 * Every variable of base.css that is a colour written out, below the selector that sets it, in a
 * theme.
 */
async function coloursIn(theme: Theme): Promise<ReadonlyMap<string, string>> {
  const colours = new Map<string, string>();
  parse(await readFile(COLOURS, 'utf8')).walkDecls(/^--/, ({ prop, value, parent }) => {
    const [, light, dark] =
      /^(?:light-dark\()?(#[\da-f]{3,6})(?:, (#[\da-f]{3,6})\))?$/.exec(value) ?? [];
    const selector = (parent as { selector?: string }).selector ?? '';
    if (light) colours.set(`${selector} ${prop}`, theme === 'dark' && dark ? dark : light);
  });
  return colours;
}

describe.each(THEMES)('the colours of verdicts, %s', async (theme) => {
  const colours = await coloursIn(theme);
  const of = (name: string): string => colours.get(`:root ${name}`)!;
  /** What games are coloured with: their own tinctures, and those of their cards. */
  const tinctures = [...colours].filter(([name]) =>
    /^\[data-game=.*--t(-solid)?$|--(or|gules|azure|vert|purpure)$/.test(name),
  );
  const crests = [1, 2, 3, 4].map((seat) => of(`--crest-${seat}`));

  it('are read, and so are the tinctures of four games and of their cards', () => {
    expect(tinctures).toHaveLength(4 * 2 + 5);
    expect(crests.filter(Boolean)).toHaveLength(4);
  });

  it.for(['--yes', '--no'])('%s is legible as writing on every paper', (name) => {
    for (const paper of ['--paper', '--sheet'])
      expect(contrast(of(name), of(paper)), paper).toBeGreaterThan(5.95);
    expect(contrast(of(name), of('--wash'))).toBeGreaterThan(5);
  });

  it.for([
    ['--yes-solid', 6],
    ['--no-solid', 5.4],
    ['--fact-solid', 3],
  ] as const)('what is on a sign of %s is seen', ([name, least]) => {
    expect(contrast(of(name), of('--plain'))).toBeGreaterThan(least);
  });

  it.for(['--yes', '--yes-solid', '--no', '--no-solid'])('%s is no tincture of a game', (name) => {
    for (const [tincture, colour] of tinctures) {
      expect(hueBetween(of(name), colour), tincture).toBeGreaterThan(15);
      expect(distance(of(name), colour), tincture).toBeGreaterThan(0.05);
    }
  });

  it.for(['--yes', '--yes-solid', '--no', '--no-solid'])('%s is nobody’s crest', (name) => {
    for (const crest of crests) expect(distance(of(name), crest), crest).toBeGreaterThan(0.05);
  });
});

describe('the stylesheets', async () => {
  const files = (await Array.fromAsync(glob('src/styles/**/*.css'))).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const using = async (token: RegExp): Promise<string[]> => {
    const sources = await Promise.all(
      files.map(async (file) => ({ file, css: await readFile(file, 'utf8') })),
    );
    return sources.filter(({ css }) => token.test(css)).map(({ file }) => file);
  };

  it('use the two colours for verdicts alone', async () => {
    expect((await using(/var\(--(yes|no)(-solid)?\)/)).toSorted()).toEqual([
      'src/styles/tray.css',
      'src/styles/verdicts.css',
    ]);
  });
});

const SIZE = 48;

/** A sign as it is drawn without any colour: how dark each point is, row by row from the top. */
async function greyOf({ viewBox, body }: { viewBox: string; body: string }): Promise<Buffer> {
  const drawn = body
    .replaceAll(/var\(--verdict-(mark|ground)\)/g, '#fff')
    .replaceAll('currentColor', '#555');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${SIZE}" height="${SIZE}">${drawn}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .resize(SIZE, SIZE, { fit: 'contain', background: '#fff' })
    .grayscale()
    .raw()
    .toBuffer();
}

/** How much of two pictures is not the same, from 0 to 1. */
const differing = (one: Buffer, other: Buffer): number =>
  one.filter((grey, at) => Math.abs(grey - other[at]!) > 60).length / one.length;

/**
 * Whether a light bar lies level across a dark ground that goes on above and below it: from left to
 * right, and nowhere up or down.
 */
function hasLevelBar(grey: Buffer): boolean {
  const isLight = (x: number, y: number): boolean =>
    grey[Math.round(y * SIZE) * SIZE + Math.round(x * SIZE)]! > 160;
  return [0.36, 0.42, 0.48, 0.54].some(
    (y) =>
      [0.32, 0.42, 0.5, 0.58, 0.68].every((x) => isLight(x, y)) &&
      !isLight(0.5, y - 0.2) &&
      !isLight(0.5, y + 0.25),
  );
}

describe('the signs of verdicts', async () => {
  const drawn = await Promise.all(
    VERDICTS.map(
      async (verdict) => [verdict, await greyOf(VERDICT_SYMBOLS[`verdict-${verdict}`])] as const,
    ),
  );

  it('differ in their shapes, without any colour', () => {
    const alike = drawn.flatMap(([one, a], at) =>
      drawn
        .slice(at + 1)
        .flatMap(([other, b]) => (differing(a, b) < 0.15 ? [`${one} and ${other}`] : [])),
    );
    expect(alike).toEqual([]);
  });

  it('have no cross among them', () => {
    const bodies = VERDICTS.map((verdict) => VERDICT_SYMBOLS[`verdict-${verdict}`].body);
    expect(bodies).not.toContain(INTERFACE_SYMBOLS.close.body);
    expect(new Set(bodies).size).toBe(VERDICTS.length);
  });

  it('alone have a level bar: no crest may be taken for what is not allowed', async () => {
    expect(hasLevelBar(drawn.find(([verdict]) => verdict === 'no')![1])).toBe(true);
    for (const [name, crest] of Object.entries(CREST_SYMBOLS))
      expect(hasLevelBar(await greyOf(crest)), name).toBe(false);
  });
});
