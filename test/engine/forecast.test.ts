import { describe, expect, it } from 'vitest';
import { answerIn, pickedFrom, type Forecast } from '../../src/engine/forecast.ts';
import type { Fact } from '../../src/engine/types.ts';

/** Facts of a game that only this test knows: events with lists, and lists of things. */
const FACTS = [
  { type: 'taken', seat: 'noor', things: [{ cell: 'b3' }, { cell: 'd3' }], gone: null },
  { type: 'lost', seat: 'mila', card: 'tavern' },
  { type: 'taken', seat: 'mila', things: [{ cell: 'b3' }], gone: ['e1', 'e2'] },
].map((event) => ({ event, cites: ['any'] })) as unknown as readonly Fact[];

const answer = (asks: object): unknown => answerIn(asks as Forecast, FACTS);

describe('what is foreseen', () => {
  it('is each seat or thing once, in the order in which they come up', () => {
    expect(answer({ seats: [{ event: 'taken', field: 'seat' }] })).toEqual(['noor', 'mila']);
    const pieces = [{ event: 'taken', field: 'things.cell' }];
    expect(answer({ pieces, among: {} })).toEqual(['b3', 'd3']);
    expect(answer({ choice: [{ event: 'lost', field: 'card' }], among: ['tavern'] })).toEqual([
      'tavern',
    ]);
  });

  it('is the one at a place where that is asked for, and none where there is no such place', () => {
    const pieces = [{ event: 'taken', field: 'things.cell' }];
    expect(answer({ pieces, among: {}, nth: 2 })).toEqual(['d3']);
    expect(answer({ pieces, among: {}, nth: 3 })).toEqual([]);
  });

  it('is a sum or a number of things, in lists too; what is not there is none', () => {
    expect(answer({ count: [{ event: 'taken', field: 'things' }] })).toBe(3);
    expect(answer({ count: [{ event: 'taken', field: 'gone' }] })).toBe(2);
    expect(answer({ count: [{ event: 'taken', field: 'gone.cell' }] })).toBe(0);
    expect(answer({ number: [{ event: 'lost', field: 'price' }] })).toBe(0);
  });
});

describe('what is picked from', () => {
  const from = (asks: object): unknown => pickedFrom(asks as Forecast, ['noor', 'mila']);

  it('is seats, or the things that the forecast names', () => {
    expect(from({ seats: [], nth: 1 })).toEqual(['noor', 'mila']);
    expect(from({ pieces: [], among: { b3: 'cell:b3', d3: 'cell:d3' } })).toEqual(['b3', 'd3']);
    expect(from({ choice: [], among: ['goblin', 'dwarf'] })).toEqual(['goblin', 'dwarf']);
  });

  it('is nothing where a number is asked for', () => {
    expect(from({ number: [], among: [1, 2] })).toBeUndefined();
    expect(from({ count: [] })).toBeUndefined();
  });
});
