import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/engine/random.ts';
import { isSubject } from '../../../src/games/rival-kings/cards.ts';
import { game as rules } from '../../../src/games/rival-kings/game.ts';
import { redeal } from '../../../src/games/rival-kings/redeal.ts';
import { counted, expectShares, weighed } from '../../support/fairness.ts';
import { moneyAt, table } from '../../support/rival-kings.ts';
import { BOX, inventory, rivalKingsLaws } from '../../support/rival-kings-laws.ts';
import { seated } from '../../support/tables.ts';
import { describeLaws } from '../laws.ts';
import { PILES, type State } from '../../../src/games/rival-kings/types/state.ts';

const game = { ...rules, redeal };

describeLaws(game, rivalKingsLaws);

describe('a table dealt anew for a seat', () => {
  const state = table({
    players: seated(3, { played: 'queen' }, { played: 'knight' }, { played: 'count' }),
  });
  const other = game.redeal(state, 'noor', seeded(1));

  it('has all hidden things elsewhere, so that the law on views compares different tables', () => {
    for (const place of [1, 2]) expect(other.players[place]).not.toEqual(state.players[place]);
    expect(other.leftovers).not.toEqual(state.leftovers);
    expect(other.coinCards).not.toEqual(state.coinCards);
    for (const pile of PILES) {
      expect(other.piles[pile].cards.slice(1)).not.toEqual(state.piles[pile].cards.slice(1));
    }
    expect(PILES.map((pile) => other.piles[pile].coins)).not.toEqual(
      PILES.map((pile) => state.piles[pile].coins),
    );
  });

  it('has everything in it, and what the seat sees in its place', () => {
    expect(inventory(other)).toEqual(BOX);
    expect(other.players[0]).toEqual(state.players[0]);
  });

  const dealing = (at: (dealt: State) => string, before = state) =>
    counted(4000, (random) => at(game.redeal(before, 'noor', random)));

  it('may have each character that the seat does not see in each place, one as likely as the other', () => {
    const unseen = weighed([
      ...state.players.slice(1).flatMap(({ hand, played }) => [...hand, played!]),
      ...state.leftovers,
    ]);
    expectShares(
      dealing(({ players }) => players[1]!.played!),
      unseen,
    );
    expectShares(
      dealing(({ players }) => players[2]!.hand[0]!),
      unseen,
    );
    expectShares(
      dealing(({ leftovers }) => leftovers[0]!),
      unseen,
    );
  });

  it('may have each card that the seat does not see wherever one of its type lies hidden, one as likely as the other', () => {
    const unseen = [
      ...PILES.flatMap((pile) => state.piles[pile].cards.slice(1)),
      ...state.coinCards,
    ];
    expectShares(
      dealing(({ piles }) => piles['subject-1'].cards[1]!),
      weighed(unseen.filter(isSubject)),
    );
    expectShares(
      dealing(({ piles }) => piles['building-2'].cards.at(-1)!),
      weighed(unseen.filter((card) => !isSubject(card))),
    );
    const [coinCard] = state.coinCards;
    expectShares(
      dealing(({ coinCards }) => coinCards[0]!),
      weighed(unseen.filter((card) => isSubject(card) === isSubject(coinCard!))),
    );
  });

  it('may have the coins in the same money places in any numbers, each way to divide them as likely as the others', () => {
    const rich = table({ players: seated(3), piles: moneyAt(3, 0, 1, 1) });
    const ways = ['3 0 1 1', '1 0 3 1', '1 0 1 3', '2 0 2 1', '2 0 1 2', '1 0 2 2'];
    expectShares(
      dealing(({ piles }) => PILES.map((pile) => piles[pile].coins).join(' '), rich),
      weighed(ways),
    );
  });
});
