import { describe, expect, it } from 'vitest';
import { giveGlory } from '../../../support/nobles-and-glory-actions.ts';
import {
  discardRoyal,
  dueled,
  duelling,
  MILA_LOSES,
  yields,
} from '../../../support/nobles-and-glory-duels.ts';
import { act, card, cards, court, numbers } from '../../../support/nobles-and-glory.ts';

const withGlory = duelling(undefined, { theirGlory: '9H' });
const courtsOf = ({ state }: ReturnType<typeof act>) => state.players.map((player) => player.court);

/** Whose combatants have Recovery Cards laid beneath them. */
const recovering = ({ facts }: ReturnType<typeof act>) =>
  facts.flatMap(({ event }) => (event.type === 'recoveryLaid' ? [event.seat] : []));

describe('after a Duel (ng.action.duel.recovery)', () => {
  it('each survivor has the two cards beneath it that its player placed in round two', () => {
    const paid = act(dueled(MILA_LOSES, withGlory).state, [giveGlory('9H', 'mila')]);
    expect(courtsOf(paid)).toEqual([court('KC 2C 4C (4S 9C), QD'), court('KS 3S 5D (6S 6H), QH')]);
    expect(paid.facts.slice(1)).toEqual([
      {
        event: { type: 'recoveryLaid', seat: 'noor', royal: card('KC'), cards: numbers('4S 9C') },
        cites: ['ng.action.duel.recovery', 'ng.action.duel.recovering'],
      },
      {
        event: { type: 'recoveryLaid', seat: 'mila', royal: card('KS'), cards: numbers('6S 6H') },
        cites: ['ng.action.duel.recovery', 'ng.action.duel.recovering'],
      },
      { event: { type: 'duelEnded', cards: [] }, cites: ['ng.action.duel.recovery'] },
    ]);
  });

  it('the cards of a Royal Card that is discarded are discarded, too', () => {
    const paid = act(dueled(MILA_LOSES, withGlory).state, [discardRoyal('mila')]);
    expect(courtsOf(paid)).toEqual([court('KC 2C 4C (4S 9C), QD'), court('QH')]);
    expect(paid.state.discardPile).toEqual(cards('6S 6H KS 8H 10C'));
    expect(recovering(paid)).toEqual(['noor']);
    expect(paid.facts.at(-1)!.event).toEqual({ type: 'duelEnded', cards: numbers('6S 6H') });
  });

  it('cards placed before a yield lie there, and nobody recovers without one (duel-yield-cards)', () => {
    const half = act(dueled('m10C n8H n4S m6H n9C', withGlory).state, [
      yields,
      giveGlory('9H', 'mila'),
    ]);
    expect(courtsOf(half)).toEqual([court('KC 2C 4C (4S 9C), QD'), court('KS 3S 5D (6H), QH')]);
    const early = act(dueled('m10C n8H n4S', withGlory).state, [yields, giveGlory('9H', 'mila')]);
    expect(courtsOf(early)).toEqual([court('KC 2C 4C (4S), QD'), court('KS 3S 5D, QH')]);
    expect(recovering(early)).toEqual(['noor']);
    const atOnce = act(dueled('', withGlory).state, [yields, giveGlory('9H', 'mila')]);
    expect(courtsOf(atOnce)).toEqual([court('KC 2C 4C, QD'), court('KS 3S 5D, QH')]);
    expect(recovering(atOnce)).toEqual([]);
  });
});
