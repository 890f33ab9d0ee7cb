import { describe, expect, it } from 'vitest';
import { prestigiousEvents } from '../../../../src/games/nobles-and-glory/events/prestigious.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  card,
  cards,
  court,
  number,
  numbers,
  phaseOf,
  royal,
} from '../../../support/nobles-and-glory.ts';

const seat = 'noor';

/** Noor has drawn a card, and one more is to come. */
const state: State = {
  ...phaseOf('migration', 'KC 2S', 'JC 10S', { noor: { hand: cards('5D 7C') } }),
  drawPile: cards('6H 7H'),
  discardPile: cards('QC JD'),
  known: { [card('5D')]: ['mila'], [card('7C')]: ['mila'] },
  stack: [
    {
      type: 'migration',
      seat,
      step: 'draw',
      drawsLeft: 1,
      peasantDrawn: false,
      discardDrawn: false,
      drawn: true,
    },
  ],
};

const started = (effect: 'abundance' | 'divine' | 'fervour'): State =>
  prestigiousEvents.effectStarted(state, { type: 'effectStarted', seat, effect });

describe('events of a Prestigious Royal Court', () => {
  it('ask its player for something, once', () => {
    expect(started('divine').stack).toEqual([
      { ...topOf(state), drawn: false },
      { type: 'divine', seat },
    ]);
  });

  it('lay a card on the Draw Pile, and hide what is left of the hand', () => {
    const laid = prestigiousEvents.cardLaidOnDrawPile(started('divine'), {
      type: 'cardLaidOnDrawPile',
      seat,
      card: card('5D'),
    });
    expect(laid.drawPile).toEqual(cards('5D 6H 7H'));
    expect(laid.players[0].hand).toEqual(cards('7C'));
    expect(laid.known).toEqual({ [card('5D')]: [seat] });
    expect(topOf(laid)).toMatchObject({ type: 'migration', drawn: false });
  });

  it.for([['KC', 'KC 2S 7C', ''] as const, [null, 'KC 2S', '7C'] as const])(
    'place the card drawn, and one more is to be drawn: %s',
    ([to, row, peasants]) => {
      const placed = prestigiousEvents.drawnCardPlaced(started('fervour'), {
        type: 'drawnCardPlaced',
        seat,
        card: number('7C'),
        royal: to && royal(to),
      });
      expect(placed.players[0]).toMatchObject({
        hand: cards('5D'),
        court: court(row),
        peasants: numbers(peasants),
      });
      expect(placed.known).toEqual({ [card('5D')]: ['mila'] });
      expect(topOf(placed)).toMatchObject({ type: 'migration', drawsLeft: 2 });
    },
  );

  it('keep it', () => {
    const kept = prestigiousEvents.drawnCardKept(started('fervour'), {
      type: 'drawnCardKept',
      seat,
    });
    expect(kept).toEqual({ ...state, stack: [{ ...topOf(state), drawn: false }] });
  });

  it('draw from the Discard Pile, in sight of the other player', () => {
    const drawn = prestigiousEvents.discardDrawn(state, {
      type: 'discardDrawn',
      seat,
      card: card('QC'),
    });
    expect(drawn.players[0].hand).toEqual(cards('5D 7C QC'));
    expect(drawn.discardPile).toEqual(cards('JD'));
    expect(drawn.known).toEqual({ ...state.known, [card('QC')]: ['mila'] });
    expect(topOf(drawn)).toMatchObject({ drawsLeft: 0, discardDrawn: true, peasantDrawn: false });
  });
});
