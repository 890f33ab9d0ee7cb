import { describe, expect, it } from 'vitest';
import { sameAction } from '../../src/engine/same-action.ts';

const play = { type: 'play', seat: 'noor', card: 'goblin-3' };

describe('two actions', () => {
  it('are the same in whatever order their fields stand', () => {
    expect(sameAction(play, { card: 'goblin-3', seat: 'noor', type: 'play' })).toBe(true);
    expect(
      sameAction(
        { ...play, tiles: { a: ['x'], b: ['y'] } },
        { tiles: { b: ['y'], a: ['x'] }, ...play },
      ),
    ).toBe(true);
  });

  it('are not where a field has another value, or only one of them has it', () => {
    expect(sameAction(play, { ...play, card: 'goblin-4' })).toBe(false);
    expect(sameAction(play, { ...play, as: 'dwarf' })).toBe(false);
    expect(sameAction({ ...play, as: 'dwarf' }, play)).toBe(false);
    expect(sameAction({ ...play, as: null }, play)).toBe(false);
    expect(sameAction({ ...play, count: 1 }, { ...play, count: '1' })).toBe(false);
    expect(sameAction(play, { ...play, constructor: 'dwarf' })).toBe(false);
  });

  it('have their arrays in order, down to the deepest one', () => {
    const take = (...cells: unknown[]) => ({ type: 'leg', seat: 'noor', take: cells });
    expect(sameAction(take('a1', ['b1', 'c1']), take('a1', ['b1', 'c1']))).toBe(true);
    expect(sameAction(take('a1', ['b1', 'c1']), take('a1', ['c1', 'b1']))).toBe(false);
    expect(sameAction(take('a1', 'b1'), take('a1'))).toBe(false);
    expect(sameAction(take('a1'), take('a1', 'b1'))).toBe(false);
    expect(sameAction(take('a1'), take('a1', undefined))).toBe(false);
    expect(sameAction(take(), { ...take(), take: {} })).toBe(false);
    expect(sameAction(take('a1'), { ...take(), take: { 0: 'a1' } })).toBe(false);
  });

  it('lack a field that is undefined', () => {
    expect(sameAction({ ...play, as: undefined }, play)).toBe(true);
    expect(sameAction(play, { as: undefined, ...play })).toBe(true);
    expect(sameAction({ ...play, as: undefined }, { ...play, as: 'dwarf' })).toBe(false);
  });
});
