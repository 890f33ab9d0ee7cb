import { describe, expect, it } from 'vitest';
import { pileEvents } from '../../../../src/games/nobles-and-glory/events/piles.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { card, cards, number, numbers, phaseOf } from '../../../support/nobles-and-glory.ts';

const seat = 'noor';
const state: State = {
  ...phaseOf('migration', 'KC 2S', 'JC 10S', {
    noor: { hand: cards('5D JS'), peasants: cards('9C') },
    mila: { peasants: cards('8D') },
  }),
  drawPile: cards('6H 7H'),
  discardPile: cards('QC'),
  known: { [card('5D')]: ['mila'], [card('6H')]: ['noor'] },
  stack: [
    {
      type: 'migration',
      seat,
      step: 'draw',
      drawsLeft: 2,
      peasantDrawn: false,
      discardDrawn: false,
      drawn: false,
    },
  ],
};

describe('events of hands and piles', () => {
  it('draw a card from the pile, one fewer to come', () => {
    const drawn = pileEvents.cardDrawn(state, { type: 'cardDrawn', seat, card: card('6H') });
    expect(drawn.players[0].hand).toEqual(cards('5D JS 6H'));
    expect(drawn.drawPile).toEqual(cards('7H'));
    expect(topOf(drawn)).toMatchObject({ drawsLeft: 1, drawn: true });
  });

  it('lay a card off to the Discard Pile or to one’s own Peasants', () => {
    const laid = (to: 'discard-pile' | 'peasants') =>
      pileEvents.cardDiscarded(state, { type: 'cardDiscarded', seat, card: card('5D'), to });
    expect(laid('discard-pile')).toMatchObject({
      discardPile: cards('5D QC'),
      players: [{ hand: cards('JS'), peasants: numbers('9C') }, {}],
    });
    expect(laid('peasants')).toMatchObject({
      discardPile: cards('QC'),
      players: [{ hand: cards('JS'), peasants: numbers('9C 5D') }, {}],
    });
    expect(laid('peasants').known).toEqual({ [card('6H')]: ['noor'] });
  });

  it('discard a whole hand', () => {
    const hand = pileEvents.handDiscarded(state, {
      type: 'handDiscarded',
      seat,
      cards: cards('5D JS'),
    });
    expect([hand.players[0].hand, hand.discardPile]).toEqual([[], cards('5D JS QC')]);
    expect(hand.known).toEqual({ [card('6H')]: ['noor'] });
  });

  it('renew the Draw Pile from the Discard Pile and the last Peasants', () => {
    const renewed = pileEvents.pileRenewed(
      { ...state, drawPile: [] },
      {
        type: 'pileRenewed',
        cards: cards('8D QC 9C'),
        peasants: [
          { seat: 'noor', card: number('9C') },
          { seat: 'mila', card: number('8D') },
        ],
      },
    );
    expect([renewed.drawPile, renewed.discardPile]).toEqual([cards('8D QC 9C'), []]);
    expect(renewed.players.map(({ peasants }) => peasants)).toEqual([[], []]);
  });
});
