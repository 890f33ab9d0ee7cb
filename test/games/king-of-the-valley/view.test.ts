import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/engine/random.ts';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { redeal } from '../../../src/games/king-of-the-valley/redeal.ts';
import { table, two } from '../../support/king-of-the-valley.ts';

const state = table({ players: two({ king: 'a1' }) });

describe('what a seat sees', () => {
  it('is everything but what lies in the piles, of which it sees how many', () => {
    const { piles, ...open } = game.view(state, 'mila');
    expect({ ...open, piles: state.piles }).toEqual(state);
    expect(piles).toEqual({ 1: 0, 2: 22, 3: 31 });
  });

  it('is everything for somebody who looks on from above', () => {
    expect(game.view(state)).toEqual(state);
  });
});

describe('a table dealt anew', () => {
  it('has the same piles in another order, and all else as it lies', () => {
    const { piles, ...open } = redeal(state, 'noor', seeded(1));
    expect({ ...open, piles: state.piles }).toEqual(state);
    for (const stage of [2, 3] as const) {
      expect(piles[stage]).not.toEqual(state.piles[stage]);
      expect(piles[stage].toSorted()).toEqual(state.piles[stage].toSorted());
    }
    expect(piles[1]).toEqual([]);
  });
});
