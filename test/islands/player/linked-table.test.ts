import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import site from '../../../content/en/site.json' with { type: 'json' };
import { encodeLink, type Link } from '../../../src/engine/permalink.ts';
import { say } from '../../../src/i18n/words.ts';
import { linkTo, placeIn, readTable } from '../../../src/islands/player/linked-table.ts';
import { OLD_LINKS } from '../../support/old-links.ts';
import { serveSite } from '../../support/player.ts';

beforeAll(serveSite);
afterAll(() => void vi.unstubAllGlobals());

const opened = (fragment: string) =>
  readTable(fragment, { game: 'rival-kings', locale: 'en', readerLocale: 'en', words: site });
const openedLink = async (link: Link) => opened(`#${await encodeLink(link)}`);

const { fragment, holds } = OLD_LINKS['a table with a reading, version 1'];
const choice = { rulings: {}, eyes: undefined, base: undefined, moves: [] };

async function tableOf(link: Link) {
  const found = await openedLink(link);
  if (!('table' in found)) throw new Error(JSON.stringify(found));
  return found.table;
}

describe('the table of a link', () => {
  it('is laid out with its readings and the names of its things', async () => {
    const found = await opened(fragment);
    if (!('table' in found)) throw new Error(JSON.stringify(found));
    const { link, readings, track, words } = found.table;
    expect(link).toEqual(holds);
    expect(readings).toEqual({ 'own-action-skip': 'must-if-possible' });
    expect(track.frames).toHaveLength(1);
    expect(say(words, 'seat.noor')).toBe('Noor');
    expect(placeIn(found.table)).toBeUndefined();
  });

  it('is named after what it waits for, and after how many steps', async () => {
    const old = OLD_LINKS['a table with a move seen by Mila, version 1'].holds;
    const table = await tableOf(old);
    const step = table.referee.track(table.choice).frames.length - 1;
    expect(step).toBeGreaterThan(0);
    const { decision: waits } = table.referee.track(table.choice).frames.at(-1)!;
    expect(table.title).toBe(say(site, 'linked.from', { step, waits }));
    const { moves: _, ...bare } = old;
    const { title, track } = await tableOf(bare);
    expect(title).toBe(say(site, 'linked.at', { waits: track.frames[0].decision }));
  });

  it('leads to the end of the moves of its link, through the eyes it asks for', async () => {
    const { moves, seenFrom } = OLD_LINKS['a table with a move seen by Mila, version 1'].holds;
    expect(placeIn(await tableOf({ ...holds, moves, seenFrom }))).toEqual({
      step: null,
      shown: Infinity,
      choice: { rulings: {}, eyes: 'mila', base: null, moves },
    });
  });
});

describe('a link without a table', () => {
  it.for<[sentence: string, key: string, fragment: () => string | Promise<string>]>([
    ['holds nothing', 'linked.none', () => ''],
    ['is broken', 'player.link-broken', () => '#play=1.abc'],
  ])('says that it %s', async ([, key, fragmentOf]) => {
    expect(await opened(await fragmentOf())).toEqual({ sentence: say(site, key) });
  });

  it('says that its moves are none', async () => {
    expect(await openedLink({ ...holds, moves: [{ type: 'rob', seat: 'noor' }] })).toEqual({
      sentence: say(site, 'player.link-foreign'),
    });
  });

  it('says which rule its table breaks', async () => {
    const found = await openedLink({
      game: 'rival-kings',
      position: { players: [{ seat: 'noor', coins: -1 }, { seat: 'mila' }] },
    });
    expect(found).toMatchObject({ caption: { kind: 'refused' } });
  });

  it('may be there when the page is loaded again, where a part did not arrive', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    const other = await readTable(fragment, {
      game: 'rival-kings',
      locale: 'nl',
      readerLocale: 'nl',
      words: site,
    });
    serveSite();
    expect(other).toEqual({ sentence: say(site, 'player.load-failed'), again: true });
  });
});

describe('the link to a table', () => {
  const { game, position, seed } = holds;

  it('holds what was chosen since', () => {
    expect(
      linkTo(holds, {
        step: null,
        shown: 2,
        choice: {
          ...choice,
          rulings: { 'steal-optional': 'must-cover' },
          eyes: 'juri',
          base: null,
          moves: [{ type: 'end', seat: 'noor' }],
        },
      }),
    ).toEqual({
      game,
      position,
      seed,
      rulings: { 'own-action-skip': 'must-if-possible', 'steal-optional': 'must-cover' },
      step: { name: '', shown: 2 },
      moves: [{ type: 'end', seat: 'noor' }],
      seenFrom: 'juri',
    });
  });

  it('leaves out what is not chosen', () => {
    expect(linkTo({ game, position }, { step: null, shown: 0, choice })).toEqual({
      game,
      position,
    });
  });
});
