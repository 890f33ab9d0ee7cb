import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/engine/random.ts';
import { game } from '../../../src/games/rival-kings/game.ts';
import { PILES } from '../../../src/games/rival-kings/types.ts';
import { table } from '../../support/rival-kings.ts';
import { BOX, inventory, rivalKingsLaws } from '../../support/rival-kings-laws.ts';
import { scramble } from '../../support/rival-kings-scramble.ts';
import { seated } from '../../support/tables.ts';
import { describeLaws } from '../laws.ts';

describeLaws(game, rivalKingsLaws);

describe('a scrambled table', () => {
  const state = table({ players: seated(3, { played: 'queen' }, { played: 'knight' }, { played: 'count' }) });
  const other = scramble(state, 'noor', seeded(1));

  it('has all hidden things elsewhere, so that the law on views compares different tables', () => {
    for (const place of [1, 2]) expect(other.players[place]).not.toEqual(state.players[place]);
    expect(other.leftovers).not.toEqual(state.leftovers);
    expect(other.coinCards).not.toEqual(state.coinCards);
    for (const pile of PILES) {
      expect(other.piles[pile].cards.slice(1)).not.toEqual(state.piles[pile].cards.slice(1));
    }
    expect(PILES.map((pile) => other.piles[pile].coins)).not.toEqual(PILES.map((pile) => state.piles[pile].coins));
  });

  it('has everything in it, and what the seat sees in its place', () => {
    expect(inventory(other)).toEqual(BOX);
    expect(other.players[0]).toEqual(state.players[0]);
  });
});
