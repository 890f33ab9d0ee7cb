import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/engine/random.ts';
import { game } from '../../../src/games/claim/game.ts';
import { table } from '../../support/claim.ts';
import { claimLaws, inventory, scramble } from '../../support/claim-laws.ts';
import { describeLaws } from '../laws.ts';

describeLaws(game, claimLaws);

describe('a scrambled table', () => {
  const state = table({ players: [{ seat: 'noor', hand: ['goblin-9'] }, { seat: 'mila' }] });
  const other = scramble(state, 'noor', seeded(1));

  it('has all hidden things elsewhere, so that the law on views compares different tables', () => {
    expect(other.players[1].recruits.won).toEqual(state.players[1].recruits.won);
    expect(other).not.toEqual(state);
    const fresh = table(game.deal(['noor', 'mila'], seeded(1)));
    const shuffled = scramble(fresh, 'noor', seeded(1));
    expect(shuffled.players[1].hand).not.toEqual(fresh.players[1].hand);
    expect(shuffled.drawPile).not.toEqual(fresh.drawPile);
  });

  it('has everything in it, and what the seat sees in its place', () => {
    expect(inventory(other)).toEqual(claimLaws.box);
    expect(other.players[0]).toEqual(state.players[0]);
  });
});
