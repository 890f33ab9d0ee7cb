import { describe, expect, it } from 'vitest';
import { hunt } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, cards } from '../../../support/nobles-and-glory.ts';

describe('Master of the Hunt (ng.action.ascendancy.master-of-the-hunt)', () => {
  it('draws a card that only its owner sees', () => {
    const state = actionPhase('KC 8S', { hand: '2S' });
    const [top] = state.drawPile;
    const { state: after, facts } = act(state, [hunt('2S')]);
    expect(after.players[0].hand).toEqual([top]);
    expect(facts.at(-1)).toEqual({
      event: { type: 'cardDrawn', seat: 'noor', card: top },
      cites: ['ng.action.ascendancy.master-of-the-hunt'],
      seenBy: ['noor'],
    });
  });

  it('draws also with seven cards in hand, the limit of the Migration Phase (ng.hand.limit)', () => {
    const state = actionPhase('KC 8S', { hand: '2S 3S 4S 5S 6S 7S 9S 10S' });
    expect(act(state, [hunt('2S')]).state.players[0].hand).toHaveLength(8);
  });

  it('draws the discarded card itself where nothing else is left (ng.deck.reshuffle)', () => {
    const state = { ...actionPhase('KC 8S', { hand: '2S' }), drawPile: [], discardPile: [] };
    const { state: after } = act(state, [hunt('2S')]);
    expect(after.players[0].hand).toEqual(cards('2S'));
    expect([after.drawPile, after.discardPile]).toEqual([[], []]);
    expect(after.players[0].court[0]!.subjects).toEqual([card('8S')]);
  });
});
