import { describe, expect, it } from 'vitest';
import { freshGame } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import { game as rules } from '../../../src/games/claim/game.ts';
import { redeal } from '../../../src/games/claim/redeal.ts';
import { cards, table } from '../../support/claim.ts';
import { claimLaws, inventory } from '../../support/claim-laws.ts';
import { counted, expectShares, weighed } from '../../support/fairness.ts';
import { describeLaws } from '../laws.ts';

const game = { ...rules, redeal };

describeLaws(game, claimLaws);

describe('a table dealt anew for a seat', () => {
  const state = table({ players: [{ seat: 'noor', hand: ['goblin-9'] }, { seat: 'mila' }] });
  const other = game.redeal(state, 'noor', seeded(1));

  it('has all hidden things elsewhere, so that the law on views compares different tables', () => {
    expect(other.players[1].recruits.won).toEqual(state.players[1].recruits.won);
    expect(other).not.toEqual(state);
    const fresh = freshGame(game, ['noor', 'mila'], seeded(1));
    const shuffled = game.redeal(fresh, 'noor', seeded(1));
    expect(shuffled.players[1].hand).not.toEqual(fresh.players[1].hand);
    expect(shuffled.drawPile).not.toEqual(fresh.drawPile);
  });

  it('has everything in it, and what the seat sees in its place', () => {
    expect(inventory(other)).toEqual(claimLaws.box);
    expect(other.players[0]).toEqual(state.players[0]);
  });

  it('may have each card that the seat does not see in each place, one as likely as the other', () => {
    const late = table({
      players: [
        {
          seat: 'noor',
          hand: cards('G9 K2'),
          recruits: { won: cards('G1 G2 G3 G4 G5 G6 G7 G8'), blind: cards('D1 D2 D3') },
        },
        { seat: 'mila', hand: cards('X1 X2') },
      ],
    });
    const { hand, recruits } = late.players[1];
    const unseen = weighed([...hand, ...recruits.blind, ...late.drawPile]);
    const places = [
      (now: typeof late) => now.players[1].hand[0]!,
      (now: typeof late) => now.players[1].recruits.blind[0]!,
      (now: typeof late) => now.drawPile[0]!,
    ];
    for (const at of places)
      expectShares(
        counted(4000, (random) => at(game.redeal(late, 'noor', random))),
        unseen,
      );
  });
});
