import { describe, expect, it } from 'vitest';
import { poolWithout } from '../../../../src/games/king-of-the-valley/start/pool.ts';
import type { Stages } from '../../../../src/games/king-of-the-valley/tiles.ts';

const STAGES: Stages = {
  1: { duke: 1, farmer: 3 },
  2: { countess: 1 },
  3: { queen: 2, jester: 1 },
};

describe('tiles of the box that nobody has named', () => {
  it('fill a pile with the commonest of its stage, then of the nearest one below', () => {
    expect(poolWithout(STAGES, {}).pile(3, 5)).toEqual([
      'queen',
      'queen',
      'jester',
      'countess',
      'farmer',
    ]);
    expect(poolWithout(STAGES, {}).pile(2, 3)).toEqual(['countess', 'farmer', 'farmer']);
  });

  it('come from above where no stage below has any left', () => {
    expect(poolWithout(STAGES, {}).pile(1, 7)).toEqual([
      'farmer',
      'farmer',
      'duke',
      'farmer',
      'countess',
      'queen',
      'queen',
    ]);
  });

  it('are otherwise taken from the earliest stage', () => {
    const pool = poolWithout(STAGES, { farmer: 2, countess: 1 });
    expect(Array.from({ length: 6 }, () => pool.next())).toEqual([
      'duke',
      'farmer',
      'queen',
      'queen',
      'jester',
      undefined,
    ]);
    expect(pool.size()).toBe(0);
  });

  it('are fewer by a collector where one is named that is not among them, by nothing else', () => {
    const stages: Stages = { 1: { 'tax-collector-0-3': 1 }, 2: {}, 3: { farmer: 1 } };
    expect(poolWithout(stages, { 'tax-collector-3-10': 1 }).pile(3, 1)).toEqual(['farmer']);
    expect(poolWithout(stages, { 'tax-collector-3-10': 1 }).size()).toBe(1);
    expect(poolWithout(stages, { queen: 1 }).size()).toBe(2);
  });
});
