import { describe, expect, it } from 'vitest';
import { refusalSentence } from '../../scripts/words.ts';
import { answer } from '../../src/engine/referee.ts';
import { SEATS, type Laid } from '../../src/engine/types.ts';
import {
  ENGINE_IDS,
  loadEngine,
  loadEngineFormat,
  type EngineId,
} from '../../src/games/engines.ts';
import fc from '../support/seed.ts';

/** Requests in which every field of the door is used. */
const GOOD: Readonly<Record<EngineId, object>> = {
  'rival-kings': {
    game: 'rival-kings',
    position: {
      players: [
        {
          seat: 'noor',
          hand: ['count'],
          played: 'queen',
          coins: 4,
          markers: 2,
          subjects: ['jailer'],
          buildings: ['farm'],
          spent: 'jailer',
        },
        { seat: 'mila', played: 'bursar', crests: [{ action: 'money', by: 'noor' }] },
        { seat: 'juri', played: 'trader-1' },
      ],
      round: 2,
      cycle: 1,
      turn: 'noor',
      piles: { 'building-1': { cards: ['inn'], size: 3, coins: 1 } },
      supplyCoins: 20,
      supplyMarkers: 26,
      leftovers: ['duke'],
      numbers: { garden: 4 },
      colours: { garden: 'yellow' },
      symbols: { A: 'queen' },
      rulings: { 'winner-tie': 'more-coins' },
      series: { goal: { points: 50 }, played: [{ noor: 12, mila: -3 }] },
    },
    actions: [
      { type: 'steal', seat: 'noor', from: 'mila', action: 'buy' },
      { type: 'ability', seat: 'noor', subject: 'jailer' },
    ],
    rulings: { 'steal-optional': 'must-cover' },
    seat: 'mila',
    seed: 3,
  },
  claim: {
    game: 'claim',
    position: {
      players: [
        {
          seat: 'noor',
          hand: ['goblin-9', 'knight-2'],
          recruits: { won: ['dwarf-1'], blind: ['dwarf-2'] },
          score: ['zombie-1'],
        },
        { seat: 'mila', hand: ['goblin-8'] },
      ],
      phase: 1,
      youngest: 'noor',
      leader: 'noor',
      lastWinner: 'noor',
      led: 'goblin-7',
      contested: 'dwarf-9',
      drawPile: ['dwarf-8'],
      discard: ['zombie-2', 'knight-9'],
      rulings: { 'zombie-of-loser': 'only-winning-zombie' },
    },
    actions: [{ type: 'play', seat: 'mila', card: 'goblin-8' }],
    rulings: { 'dead-heat-vote': 'last-trick-winner' },
    seat: 'mila',
    seed: 3,
  },
  'king-of-the-valley': {
    game: 'king-of-the-valley',
    position: {
      players: [
        {
          seat: 'noor',
          king: 'a1',
          gold: 3,
          castle: {
            knight: { up: { 'knight-1': 2, jester: 1 }, down: { 'knight-2': 3 } },
            farmer: { up: { farmer: 1 } },
          },
          taxed: ['knight'],
          kingdoms: 1,
        },
        { seat: 'mila', king: 'e5' },
      ],
      startingPlayer: 'noor',
      turn: 'noor',
      round: 4,
      phase: 2,
      opened: ['a1'],
      recruited: true,
      valley: { b1: 'queen', c1: 'tax-collector-3-5' },
      coins: ['c3'],
      hill: { L1: 'duke', R6: null },
      piles: { 2: { tiles: ['farmer'], size: 9 }, 3: { tiles: [], size: 31 } },
      discard: { priest: 1 },
      hillPrices: [2, 3, 4, 5, 7, 10],
      rulings: { 'knight-identity': 'by-order' },
    },
    actions: [{ type: 'leg', seat: 'noor', to: 'b1' }],
    rulings: { 'couples-jester': 'jester-couples-by-column' },
    seat: 'mila',
    seed: 3,
  },
  'nobles-and-glory': {
    game: 'nobles-and-glory',
    position: {
      players: [
        {
          seat: 'noor',
          hand: ['club-3', 'joker-1'],
          court: [{ card: 'club-king', subjects: ['club-2', 'heart-4'] }, { card: 'spade-queen' }],
          peasants: ['diamond-3'],
          glory: ['diamond-9'],
        },
        {
          seat: 'mila',
          court: [{ card: 'heart-king', subjects: ['club-4', 'spade-5'] }],
          peasants: ['diamond-2'],
        },
      ],
      turn: 'noor',
      number: 5,
      phase: 'action',
      drawPile: ['diamond-king'],
      discardPile: ['spade-9', 'joker-2'],
      rulings: { 'intrigue-count': 'exactly' },
    },
    actions: [{ type: 'scandal', seat: 'noor', card: 'diamond-2' }],
    rulings: { 'intrigue-one-of-three': 'each-once' },
    seat: 'mila',
    seed: 3,
  },
};

/** A word that stands in what comes from outside and in nothing that the project says. */
const SECRET = 'xyzzy';

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    [],
    {},
    [[]],
    -1,
    0.5,
    1e21,
    -1e308,
    Infinity,
    NaN,
    53,
    SECRET,
    SECRET.repeat(2000),
  ),
  fc.constantFrom<unknown>(
    { [SECRET]: 1 },
    [SECRET],
    { seat: SECRET },
    JSON.parse('{"__proto__":{"over":true}}'),
    { constructor: 1 },
  ),
  fc.jsonValue(),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every place in a request, as the fields that lead there. */
const placesIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  isObject(value)
    ? [path, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))]
    : [path];

/** What stands in one place. */
const itemAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

/** The same with something else in one place. */
function changed(value: unknown, [key, ...path]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return (value as unknown[]).map((item, place) =>
      String(place) === key ? changed(item, path, other) : item,
    );
  const entries = Object.entries(value as Record<string, unknown>).map(([name, item]) => [
    name,
    name === key ? changed(item, path, other) : item,
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** The same with one more field somewhere, written the way JSON writes it. */
const withField = (value: unknown, path: readonly string[], name: string): unknown => {
  const at = itemAt(value, path);
  if (!isObject(at) || Array.isArray(at)) return value;
  return changed(
    value,
    path,
    JSON.parse(
      `${JSON.stringify(at).replace(/\}$/, '')}${Object.keys(at).length > 0 ? ',' : ''}"${name}":1}`,
    ),
  );
};

describe.each(ENGINE_IDS)('a request about %s', async (id) => {
  const [game, format] = await Promise.all([loadEngine(id), loadEngineFormat(id)]);
  const good = GOOD[id];
  const places = placesIn(good);

  /** What is said about a request that makes no sense; nothing about one that has an answer. */
  async function errorOf(request: unknown): Promise<string | undefined> {
    const given = answer(game, format, request);
    if (given.ok) return undefined;
    if ('impossible' in given)
      return `This table cannot be: ${await refusalSentence(id, given.impossible)} (${given.impossible.because})`;
    return given.at ? `${given.at}: ${given.problem}` : given.problem;
  }

  it('is answered where every field of the door is used', async () => {
    expect(await errorOf(good)).toBeUndefined();
  });

  it('with something odd anywhere is answered, or refused in one short line that repeats nothing', async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), odd, async (path, other) => {
        const error = await errorOf(changed(good, path, other));
        if (error === undefined) return;
        refused += 1;
        expect(error.length).toBeLessThanOrEqual(300);
        expect(error).toMatch(/^[^\n]{10,}$/);
        expect(error).not.toMatch(
          /xyzzyxyzzy|Expected|received|undefined|NaN|Infinity|\[object|[{}<>]/,
        );
      }),
      { numRuns: 1500 },
    );
    expect(refused).toBeGreaterThan(500);
  });

  it('with an unknown seat anywhere is told who sits at the table or, among the players, who could', async () => {
    const { players } = (good as { readonly position: Laid }).position;
    const seated = players.map(({ seat }) => seat);
    const seats = places.filter((path) => SEATS.some((seat) => seat === itemAt(good, path)));
    expect(seats.length).toBeGreaterThan(seated.length + 1);
    for (const path of seats) {
      const at = path.join('.');
      const named = /^position\.players\.\d\.seat$/.test(at) ? SEATS : seated;
      expect(await errorOf(changed(good, path, 'bob'))).toBe(
        `${at}: expected one of ${named.join(', ')}`,
      );
    }
  });

  it('with a field too many anywhere is refused, also with one that every object has', async () => {
    const objects = places.filter((path) => {
      const at = itemAt(good, path);
      return isObject(at) && !Array.isArray(at);
    });
    expect(objects.length).toBeGreaterThan(5);
    for (const path of objects)
      for (const name of [SECRET, '__proto__', 'constructor', 'toString', 'hasOwnProperty'])
        expect(await errorOf(withField(good, path, name)), path.join('.')).toMatch(
          /: no such (field|ruling)|: expected an object with one field/,
        );
  });
});
