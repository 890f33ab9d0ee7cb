import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  bySeat,
  named,
  number,
  oneFieldOf,
  optionals,
  parseWith,
  readings,
  seat,
  wholeNumber,
} from '../../src/engine/format.ts';
import { shownField } from '../../src/engine/foreign.ts';

const { strictObject, array, boolean, string, picklist, literal, variant, union } = v;

const table = strictObject({
  open: v.exactOptional(boolean()),
  name: v.exactOptional(string()),
  coins: v.exactOptional(number),
  round: v.exactOptional(wholeNumber),
  cards: v.exactOptional(array(named('card', ['garden', 'farm']))),
  turn: v.exactOptional(picklist(['noor', 'mila'])),
  rank: v.exactOptional(literal('A')),
  mixed: v.exactOptional(union([literal('A'), picklist(['B', 'C'])])),
  goal: v.exactOptional(oneFieldOf({ games: number, points: number })),
  readings: v.exactOptional(readings({ tie: { options: ['shared', 'youngest'] } })),
  points: v.exactOptional(bySeat(wholeNumber)),
  players: v.exactOptional(array(strictObject({ seat: string() }))),
});

const action = variant('type', [
  strictObject({ type: literal('deal') }),
  strictObject({ type: literal('play'), card: string() }),
]);

const problem = (
  input: unknown,
  schema: v.GenericSchema = table,
): readonly [string, string] | 'fits' => {
  const read = parseWith(schema, input);
  return read.ok ? 'fits' : [read.at, read.problem];
};

describe('what comes from outside', () => {
  it('is handed on where it fits', () => {
    const input = {
      open: true,
      coins: 2.5,
      round: 3,
      cards: ['farm'],
      goal: { games: 2 },
      points: { noor: 1 },
      players: [{ seat: 'a' }],
    };
    expect(parseWith(table, input)).toEqual({ ok: true, value: input });
    expect(parseWith(action, { type: 'play', card: 'farm' })).toEqual({
      ok: true,
      value: { type: 'play', card: 'farm' },
    });
  });

  it.each<[string, unknown, readonly [string, string]]>([
    ['a list as a table', [], ['', 'expected an object']],
    ['a number as a table', 7, ['', 'expected an object']],
    ['nothing as a table', null, ['', 'expected an object']],
    ['a text as a number', { coins: '2' }, ['coins', 'expected a number']],
    ['a number as a text', { name: 2 }, ['name', 'expected a text']],
    ['a text as true or false', { open: 'yes' }, ['open', 'expected true or false']],
    ['an object as a list', { cards: {} }, ['cards', 'expected a list']],
    ['a fraction as a whole number', { round: 1.5 }, ['round', 'expected a whole number']],
    [
      'a number beyond all tables',
      { coins: 1e21 },
      ['coins', 'expected a number of at most 1000000'],
    ],
    [
      'a number below all tables',
      { coins: -1e21 },
      ['coins', 'expected a number of at least -1000000'],
    ],
    [
      'an unknown name of many',
      { cards: ['farm', 'castle'] },
      ['cards.1', 'expected a card, such as garden'],
    ],
    ['an unknown name of few', { turn: 'juri' }, ['turn', 'expected one of noor, mila']],
    ['another name than the only one', { rank: 'B' }, ['rank', 'expected A']],
    ['none of several kinds', { mixed: 'D' }, ['mixed', 'expected one of A, B, C']],
    [
      'an object with none of its fields',
      { goal: {} },
      ['goal', 'expected an object with one field, games or points'],
    ],
    [
      'an object with a field too many',
      { goal: { games: 1, points: 2 } },
      ['goal', 'expected an object with one field, games or points'],
    ],
    ['an unknown ruling', { readings: { draw: 'shared' } }, ['readings.draw', 'no such field']],
    [
      'an unknown reading',
      { readings: { tie: 'oldest' } },
      ['readings.tie', 'expected one of shared, youngest'],
    ],
    ['the points of nobody', { points: { zoe: 1 } }, ['points.zoe', 'no such field']],
    [
      'a field that is missing',
      { players: [{ seat: 'a' }, {}] },
      ['players.1.seat', 'this field is missing'],
    ],
    [
      'a field that is undefined',
      { players: [{ seat: undefined }] },
      ['players.0.seat', 'expected a text'],
    ],
    [
      'a field that is not known',
      { players: [{ seat: 'a', hat: 1 }] },
      ['players.0.hat', 'no such field'],
    ],
    ['a field whose name is no plain word', { 'a b': 1 }, ['…', 'no such field']],
  ])('%s is an error that says where', (_, input, expected) =>
    expect(problem(input)).toEqual(expected),
  );

  it('names the first of many alternatives only, and says how many more there are', () => {
    const many = picklist(Array.from({ length: 20 }, (_, at) => `k${at}`));
    expect(problem('k', many)).toEqual([
      '',
      `expected one of ${Array.from({ length: 16 }, (_, at) => `k${at}`).join(', ')} and 4 more`,
    ]);
  });

  it('names of the seats those of the table, as far as they are known', () => {
    const whole = strictObject({ turn: seat, players: array(strictObject({ seat })) });
    const two = [{ seat: 'juri' }, { seat: 'ines' }];
    expect(problem({ turn: 'bob', players: two }, whole)).toEqual([
      'turn',
      'expected one of juri, ines',
    ]);
    expect(problem({ turn: 'juri', players: [{ seat: 'bob' }, ...two] }, whole)).toEqual([
      'players.0.seat',
      'expected one of noor, mila, juri, ines',
    ]);
    const acting = strictObject({ seat });
    expect(problem({ seat: 'bob' }, acting)).toEqual([
      'seat',
      'expected one of noor, mila, juri, ines',
    ]);
    expect(parseWith(acting, { seat: 'bob' }, ['mila', 'noor'])).toEqual({
      ok: false,
      at: 'seat',
      problem: 'expected one of mila, noor',
    });
  });

  it('says which kinds of action there are', () => {
    expect(problem({ type: 'sing' }, action)).toEqual(['type', 'expected one of deal, play']);
    expect(problem({}, action)).toEqual(['type', 'this field is missing']);
    expect(problem({ type: 'play' }, action)).toEqual(['card', 'this field is missing']);
  });

  it('may leave out what is optional, and nothing else stands there', () => {
    const some = optionals({ coins: number });
    expect(problem({}, some)).toBe('fits');
    expect(problem({ coins: undefined }, some)).toEqual(['coins', 'expected a number']);
    expect(problem({ coin: 1 }, some)).toEqual(['coin', 'no such field']);
  });
});

describe('the name of a field in an error', () => {
  it.each([
    ['players', 'players'],
    ['subject-1', 'subject-1'],
    ['__proto__', '__proto__'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('%s is shown', (name, shown) => expect(shownField(name)).toBe(shown));

  it.each(['', 'a b', 'a.b', ' a', 'a ', '<b>', 'x'.repeat(41)])('“%s” is left out', (name) =>
    expect(shownField(name)).toBe('…'),
  );
});
