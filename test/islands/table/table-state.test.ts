import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeLink, type Link } from '../../../src/engine/permalink.ts';
import type { Laid } from '../../../src/engine/types.ts';
import type { PlayedId } from '../../../src/games/ids.ts';
import { loadEngine } from '../../../src/games/engines.ts';
import { loadOwnNumbers } from '../../../src/games/registry.ts';
import { loadTable } from '../../../src/islands/registry.ts';
import { withReading } from '../../../src/islands/table/situation.ts';
import { openTableReferee, type TableReferee } from '../../../src/islands/table/table-referee.ts';
import {
  createTableState,
  type TableOptions,
  type TableState,
} from '../../../src/islands/table/table-state.ts';
import * as claim from '../../../src/islands/claim/table/edit.ts';
import * as valley from '../../../src/islands/king-of-the-valley/table/edit.ts';
import * as kings from '../../../src/islands/rival-kings/table/edit.ts';
import { pretendStorage } from '../../support/device.ts';
import { OLD_LINKS } from '../../support/old-links.ts';
import { serveSite } from '../../support/player.ts';
import { rooted } from '../../support/rooted.ts';

// Solid as browsers have it: for Node it comes without memos that follow.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

const GAMES = ['rival-kings', 'claim', 'king-of-the-valley'] as const;

const referees = new Map<PlayedId, TableReferee>();
beforeAll(async () => {
  serveSite();
  for (const game of GAMES) referees.set(game, await openTableReferee(game, 'en', {}));
});
beforeEach(() => void pretendStorage());
afterAll(() => void vi.unstubAllGlobals());

/** The readings of each ruling of a game, the default first. */
const readingsOf = async (game: PlayedId): Promise<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries((await loadEngine(game)).rulings).map(([ruling, { options }]) => [
      ruling,
      options,
    ]),
  );

interface Opened extends TableState {
  readonly table: TableOptions['table'];
  /** The links that the address was given; undefined for an untouched table. */
  readonly links: (Link | undefined)[];
  /** Follows a link as the address leads there. */
  readonly open: (link: unknown) => Promise<void>;
}

/** An untouched table, as the page opens it. */
async function open(game: PlayedId, more: Partial<TableOptions> = {}): Promise<Opened> {
  const links: (Link | undefined)[] = [];
  const options: TableOptions = {
    game,
    whatIf: { rulings: await readingsOf(game) },
    referee: referees.get(game)!,
    table: await loadTable(game),
    numbers: await loadOwnNumbers(game),
    ...more,
  };
  const state = rooted(() => createTableState(options, (link) => void links.push(link)));
  return {
    ...state,
    table: options.table,
    links,
    open: async (link) => state.follow(`#${await encodeLink(link as Link)}`, () => true),
  };
}

const STANDS = 'watchman-theft-stands';
const THEFT_TOO = { [STANDS]: 'theft-too' };
const FOREIGN = 'player.link-foreign';

describe.for(GAMES)('a table of %s', (game) => {
  it('begins untouched, says what is missing, and has no address of its own', async () => {
    const state = await open(game);
    expect(state.situation()).toEqual({ position: state.table.empty, choices: {}, rulings: {} });
    expect(state.isUntouched()).toBe(true);
    expect(state.canUndo()).toBe(false);
    expect(state.gap()).toEqual(state.table.missing(state.table.empty));
    expect(state.gap()).toBeDefined();
    expect([state.answer(), state.refused(), state.notice(), state.misplayed()]).toEqual(
      Array(4).fill(undefined),
    );
    expect(state.links).toEqual([]);
  });

  it('shows its example with an answer, and is untouched again once that is taken back', async () => {
    const state = await open(game);
    state.showExample();
    expect(state.situation().position).toEqual(state.table.example);
    expect(state.gap()).toBeUndefined();
    expect(state.answer()?.headline).toBeTruthy();
    expect(state.links).toEqual([state.link()]);
    expect(state.link()).toMatchObject({ game, position: state.table.example });
    state.undo();
    expect(state.isUntouched()).toBe(true);
    expect(state.links.at(-1)).toBeUndefined();
    expect(state.links).toHaveLength(2);
  });

  it('comes back from its own link, one step after what was there', async () => {
    const state = await open(game);
    state.showExample();
    const other = await open(game);
    await other.open(state.link());
    // What was decided by default stands in the moves of the link.
    expect(other.situation()).toMatchObject({ position: state.table.example, rulings: {} });
    expect(other.link()).toEqual(state.link());
    expect(other.answer()!.headline).toBe(state.answer()!.headline);
    expect([other.notice(), other.misplayed()]).toEqual([undefined, undefined]);
    // The address is there already.
    expect(other.links).toEqual([]);
    other.undo();
    expect(other.isUntouched()).toBe(true);
  });
});

describe('what has been laid', () => {
  it('can be taken back to the start, step by step, and no further', async () => {
    const state = await open('claim');
    const steps = [claim.withCard(claim.EMPTY, 'led', 'goblin-8')];
    steps.push(claim.withHand(steps[0]!, ['knight-5']), claim.withPhase(steps[0]!, 2));
    for (const position of steps) state.lay(position);
    expect(state.situation().position).toBe(steps[2]);
    for (const position of [steps[1], steps[0], claim.EMPTY]) {
      expect(state.canUndo()).toBe(true);
      state.undo();
      expect(state.situation().position).toEqual(position);
    }
    expect([state.canUndo(), state.isUntouched()]).toEqual([false, true]);
    expect(state.links.map((link) => link?.position)).toEqual([
      ...steps,
      steps[1],
      steps[0],
      undefined,
    ]);
    state.undo();
    expect(state.links).toHaveLength(6);
  });

  it('can be taken back however much it was', async () => {
    const state = await open('claim');
    const led = claim.withCard(claim.EMPTY, 'led', 'goblin-8');
    for (let step = 0; step < 300; step += 1) state.lay(step % 2 ? claim.EMPTY : led);
    for (let step = 0; step < 300; step += 1) state.undo();
    expect([state.canUndo(), state.isUntouched()]).toEqual([false, true]);
  });

  it('is cleared in one step that can be taken back, too', async () => {
    const state = await open('claim');
    state.showExample();
    state.clear();
    expect([state.isUntouched(), state.canUndo()]).toEqual([true, true]);
    expect(state.links.at(-1)).toBeUndefined();
    state.undo();
    expect(state.situation().position).toEqual(claim.EXAMPLE);
  });

  it('is touched even where the same lies there as at the start', async () => {
    const state = await open('claim');
    state.lay(claim.EMPTY);
    expect(state.isUntouched()).toBe(false);
    expect(state.links).toEqual([{ game: 'claim', position: claim.EMPTY }]);
  });

  it('is refused with its rule where it could not be, and stays what it was', async () => {
    const state = await open('rival-kings');
    state.showExample();
    const twice = kings.withCharacter(kings.EXAMPLE, 'mila', 'queen');
    expect(state.refusal(twice)?.because.id).toMatch(/^rk\./);
    expect(state.refusal(kings.withCharacter(kings.EXAMPLE, 'mila', 'duke'))).toBeUndefined();
    expect(state.situation().position).toBe(kings.EXAMPLE);
    state.lay(twice);
    expect(state.answer()).toBeUndefined();
    expect(state.refused()).toEqual(state.refusal(twice));
  });

  it('keeps what is decided while the table changes, and its link holds the moves', async () => {
    const state = await open('rival-kings');
    state.showExample();
    const { key, options } = state.answer()!.decisions[0]!;
    const other = options.find(({ chosen }) => !chosen)!;
    const { headline } = state.answer()!;
    state.choose(key, other.action);
    expect(state.answer()!.headline).not.toBe(headline);
    expect(state.link().moves).toContainEqual(other.action);
    expect(state.links.at(-1)).toEqual(state.link());
    state.lay(kings.withCount(kings.EXAMPLE, 'noor', 'coins', 4));
    expect(state.situation().choices).toEqual({ [key]: other.action });
    state.undo();
    state.undo();
    expect(state.answer()!.headline).toBe(headline);
  });
});

describe('the readings of a table', () => {
  it('are the reader’s own house rules at first, as far as the game knows them', async () => {
    pretendStorage({
      'house-rules.rival-kings': JSON.stringify({ ...THEFT_TOO, 'steal-optional': 'maybe' }),
    });
    const state = await open('rival-kings');
    expect(state.situation().rulings).toEqual(THEFT_TOO);
    expect([state.isUntouched(), state.isOtherwise()]).toEqual([true, true]);
    state.showExample();
    state.clear();
    expect(state.situation().rulings).toEqual(THEFT_TOO);
  });

  it('are kept while the table changes, stand in its link and beside the usual answer', async () => {
    const state = await open('rival-kings');
    state.showExample();
    const { headline } = state.answer()!;
    expect(state.usual()).toBeUndefined();
    state.read(STANDS, 'theft-too');
    expect(state.usual()!.headline).toBe(headline);
    state.lay(kings.withCount(kings.EXAMPLE, 'noor', 'coins', 4));
    expect(state.situation().rulings).toEqual(THEFT_TOO);
    expect(state.links.at(-1)).toMatchObject({ rulings: THEFT_TOO });
    state.readUsually();
    expect(state.usual()).toBeUndefined();
    expect(state.links.at(-1)).not.toHaveProperty('rulings');
    state.undo();
    expect(state.situation().rulings).toEqual(THEFT_TOO);
  });

  it('are read one by one; the default is left out', async () => {
    const options = await readingsOf('rival-kings');
    const [usual, other] = options['steal-optional']!;
    const two = withReading(THEFT_TOO, 'steal-optional', other!, options);
    expect(two).toEqual({ ...THEFT_TOO, 'steal-optional': other });
    expect(withReading(two, 'steal-optional', usual!, options)).toEqual(THEFT_TOO);
    expect(withReading(THEFT_TOO, STANDS, 'theft-too', options)).toEqual(THEFT_TOO);
    expect(withReading({}, 'no-such-ruling', 'maybe', options)).toEqual({
      'no-such-ruling': 'maybe',
    });
  });
});

describe('a link to a table', () => {
  it('of an older day brings table, decisions and readings', async () => {
    const { fragment, holds } =
      OLD_LINKS['the table tool with a decision and a reading, version 1'];
    const state = await open('rival-kings');
    await state.follow(fragment, () => true);
    expect(state.situation()).toMatchObject({ position: holds.position, rulings: holds.rulings });
    expect(state.link().moves).toEqual(holds.moves);
    expect(state.notice()).toBeUndefined();
  });

  it('brings other seats than lie there; they go with one step back', async () => {
    const state = await open('rival-kings');
    const three = kings.withSeats(kings.EXAMPLE, ['noor', 'juri', 'ines']);
    await state.open({ game: 'rival-kings', position: three });
    expect(state.situation().position.players.map(({ seat }) => seat)).toEqual([
      'noor',
      'juri',
      'ines',
    ]);
    expect(state.answer()).toBeDefined();
    await state.open({ game: 'rival-kings', position: kings.withSeats(three, ['juri', 'ines']) });
    expect(state.gap()).toBeDefined();
    state.undo();
    expect(state.situation().position).toEqual(three);
    state.undo();
    expect(state.isUntouched()).toBe(true);
  });

  it('brings a table that cannot be, and the rule that says so', async () => {
    const state = await open('rival-kings');
    const [noor] = kings.EXAMPLE.players;
    await state.open({ game: 'rival-kings', position: { players: [noor] } });
    expect(state.notice()).toBeUndefined();
    expect(state.refused()?.because.id).toMatch(/^rk\./);
  });

  it.for<[problem: string, fragment: string]>([
    ['player.link-broken', '#play=1.abc'],
    ['player.link-unknown-version', '#play=7.abc'],
    ['player.link-too-long', `#play=1.${'a'.repeat(9000)}`],
  ])('that cannot be read is told of: %s', async ([problem, fragment]) => {
    const state = await open('claim');
    state.showExample();
    await state.follow(fragment, () => true);
    expect(state.notice()).toBe(problem);
    expect(state.situation().position).toEqual(claim.EXAMPLE);
    state.undo();
    expect([state.notice(), state.isUntouched()]).toEqual([undefined, true]);
  });

  it.for<[sentence: string, link: unknown]>([
    ['of another game', { game: 'rival-kings', position: kings.EXAMPLE }],
    ['without a table', { game: 'claim', rulings: {} }],
    ['with a table that is none', { game: 'claim', position: { players: 3 } }],
    ['with a seat that is not there', { game: 'claim', position: { players: [{ seat: 'bob' }] } }],
    [
      'with a reading that is not there',
      { game: 'claim', position: claim.EXAMPLE, rulings: { 'two-dwarves': 'maybe' } },
    ],
    [
      'with a move that is none',
      { game: 'claim', position: claim.EXAMPLE, moves: [{ type: 'dance' }] },
    ],
    ['that is something else', { sheet: true }],
  ])('is foreign %s', async ([, link]) => {
    const state = await open('claim');
    await state.open(link);
    expect([state.notice(), state.isUntouched()]).toEqual([FOREIGN, true]);
    expect(state.canUndo()).toBe(false);
  });

  it('says which of its moves a rule refuses, or that something is left out, until the table changes', async () => {
    const state = await open('rival-kings');
    const link = {
      game: 'rival-kings',
      position: kings.withActive(kings.EXAMPLE, 'ines', undefined),
    };
    const reveal = { type: 'reveal', seat: 'noor' } as const;
    const used = { type: 'ability', seat: 'ines', subject: 'watchman' };
    await state.open({ ...link, moves: [reveal, used] });
    expect(state.misplayed()?.because.id).toMatch(/^rk\./);
    expect(state.notice()).toBeUndefined();
    await state.open({ ...link, moves: [reveal, { type: 'end', seat: 'noor' }] });
    expect([state.misplayed(), state.notice()]).toEqual([undefined, 'table.link-incomplete']);
    state.lay(kings.EXAMPLE);
    expect(state.notice()).toBeUndefined();
    await state.open({ ...link, moves: [reveal, used] });
    await state.follow('#play=1.abc', () => true);
    expect(state.misplayed()).toBeDefined();
    expect(state.notice()).toBe('player.link-broken');
    state.clear();
    expect([state.misplayed(), state.notice()]).toEqual([undefined, undefined]);
  });

  it('is no anchor of the page', async () => {
    const state = await open('claim');
    for (const hash of ['', '#laying']) await state.follow(hash, () => true);
    expect([state.notice(), state.isUntouched()]).toEqual([undefined, true]);
  });

  it('comes too late where the address has gone on', async () => {
    const state = await open('claim');
    const fragment = `#${await encodeLink({ game: 'claim', position: claim.EXAMPLE })}`;
    for (const hash of [fragment, '#play=1.abc']) await state.follow(hash, () => false);
    expect([state.notice(), state.isUntouched()]).toEqual([undefined, true]);
  });

  it('says so where what reads it cannot be had', async () => {
    const read = (): Promise<never> => Promise.reject(new Error('offline'));
    const referee = { ...referees.get('claim')!, read };
    const state = await open('claim', { referee });
    const link = { game: 'claim', position: claim.EXAMPLE };
    await state.open(link);
    expect([state.notice(), state.isUntouched()]).toEqual(['player.load-failed', true]);
  });
});

describe('numbers of the reader’s own copy', () => {
  const prices = [4, 4, 5, 6, 7, 8];
  const kept = {
    'own-numbers.king-of-the-valley': JSON.stringify({ version: 1, numbers: prices }),
  };
  const pricesOf = (position: Laid) => (position as typeof valley.EMPTY).hillPrices;

  it('are on every table that begins here, and on none of a link', async () => {
    pretendStorage(kept);
    const state = await open('king-of-the-valley');
    expect(pricesOf(state.situation().position)).toEqual(prices);
    expect(state.isUntouched()).toBe(true);
    state.showExample();
    expect(pricesOf(state.situation().position)).toEqual(prices);
    await state.open({ game: 'king-of-the-valley', position: valley.EXAMPLE });
    expect(pricesOf(state.situation().position)).toBeUndefined();
  });

  it('come to an untouched table when they are kept, and to another one when it is cleared', async () => {
    const state = await open('king-of-the-valley');
    const touched = await open('king-of-the-valley');
    touched.showExample();
    pretendStorage(kept);
    for (const { beginAnew } of [state, touched]) beginAnew();
    expect(pricesOf(state.situation().position)).toEqual(prices);
    expect([state.isUntouched(), state.canUndo(), state.links]).toEqual([true, false, []]);
    expect(pricesOf(touched.situation().position)).toBeUndefined();
    touched.clear();
    expect(pricesOf(touched.situation().position)).toEqual(prices);
    expect(touched.isUntouched()).toBe(true);
  });
});
