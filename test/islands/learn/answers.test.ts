import { describe, expect, it } from 'vitest';
import type { Forecast } from '../../../src/engine/forecast.ts';
import {
  answerSaid,
  asksForOne,
  isRight,
  marksOf,
  numberIn,
  optionsOf,
  pickedAfter,
} from '../../../src/islands/learn/answers.ts';

const WORDS = {
  'seat.noor': 'Noor',
  'seat.mila': 'Mila',
  'faction.goblin.plural': 'Goblins',
  'faction.dwarf.plural': 'Dwarves',
};
const options = (asks: object) => optionsOf(asks as Forecast, ['noor', 'mila'], WORDS);
const PIECES = { pieces: [], among: { b3: 'cell:b3', c3: 'cell:c3', d3: 'cell:d3' } };
const FACTIONS = { choice: [], among: ['goblin', 'dwarf'], names: 'faction.*.plural' };

describe('the answers to pick', () => {
  it('are the seats, each a piece of every table', () => {
    expect(options({ seats: [] })).toEqual([
      { value: 'noor', name: 'Noor', seat: 'noor', piece: 'seat:noor' },
      { value: 'mila', name: 'Mila', seat: 'mila', piece: 'seat:mila' },
    ]);
  });

  it('are things where they lie, called as they are written unless they have names', () => {
    expect(options(PIECES)![1]).toEqual({ value: 'c3', name: 'c3', piece: 'cell:c3' });
    expect(options(FACTIONS)).toEqual([
      { value: 'goblin', name: 'Goblins' },
      { value: 'dwarf', name: 'Dwarves' },
    ]);
  });

  it('are none where a number is asked for', () => {
    expect(options({ count: [], among: [1, 2] })).toBeUndefined();
  });
});

describe('picking', () => {
  it('adds, and takes back', () => {
    expect(pickedAfter(['b3'], 'd3', false)).toEqual(['b3', 'd3']);
    expect(pickedAfter(['b3', 'd3'], 'b3', false)).toEqual(['d3']);
  });

  it('puts another in its place where one is asked for: of two, or at a place', () => {
    expect(pickedAfter(['noor'], 'mila', true)).toEqual(['mila']);
    expect(pickedAfter(['noor'], 'noor', true)).toEqual([]);
    expect(asksForOne({ seats: [] } as never, options({ seats: [] })!)).toBe(true);
    expect(asksForOne(PIECES as never, options(PIECES)!)).toBe(false);
    expect(asksForOne({ ...PIECES, nth: 1 } as never, options(PIECES)!)).toBe(true);
  });

  it('marks the pieces on the table, and none for what does not lie there', () => {
    expect([...marksOf(options(PIECES)!, ['d3'])]).toEqual([
      ['cell:b3', { mark: 'legal' }],
      ['cell:c3', { mark: 'legal' }],
      ['cell:d3', { mark: 'selected' }],
    ]);
    expect(marksOf(options(FACTIONS)!, []).size).toBe(0);
  });
});

describe('an answer', () => {
  it('is right with all that comes and nothing else, in any order', () => {
    expect(isRight(['b3', 'd3'], ['d3', 'b3'], undefined)).toBe(true);
    expect(isRight(['b3', 'd3'], ['d3'], undefined)).toBe(false);
    expect(isRight(['b3', 'd3'], ['b3', 'c3', 'd3'], undefined)).toBe(false);
  });

  it('is right with the number', () => {
    expect(isRight(0, [], 0)).toBe(true);
    expect(isRight(0, [], undefined)).toBe(false);
  });

  it('is told by names', () => {
    expect(answerSaid(['dwarf', 'goblin'], options(FACTIONS)!)).toBe('Dwarves, Goblins');
    expect(answerSaid(7, [])).toBe('7');
  });

  it.each([
    [' 12 ', 12],
    ['-3', -3],
    ['−3', -3],
    ['', undefined],
    ['1.5', undefined],
    ['12345', undefined],
  ])('is read from %j as a whole number, or not at all', (typed, number) => {
    expect(numberIn(typed)).toBe(number);
  });
});
