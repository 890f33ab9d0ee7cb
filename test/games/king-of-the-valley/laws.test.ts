import { describe, expect, it } from 'vitest';
import { freshGame } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import { game as rules } from '../../../src/games/king-of-the-valley/game.ts';
import { redeal } from '../../../src/games/king-of-the-valley/redeal.ts';
import { kingOfTheValleyLaws } from '../../support/king-of-the-valley-laws.ts';
import { describeLaws } from '../laws.ts';

const game = { ...rules, redeal };

describeLaws(game, kingOfTheValleyLaws);

describe('a table dealt anew for a seat', () => {
  it('has the piles in another order, so that the law on views compares different tables', () => {
    const fresh = freshGame(game, ['noor', 'mila'], seeded(1));
    const { piles, ...open } = game.redeal(fresh, 'noor', seeded(1));
    expect({ ...open, piles: fresh.piles }).toEqual(fresh);
    expect(piles).not.toEqual(fresh.piles);
    expect([...piles[3]].sort()).toEqual([...fresh.piles[3]].sort());
  });
});
