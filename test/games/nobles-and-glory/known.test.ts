import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/types.ts';
import type { CardId } from '../../../src/games/nobles-and-glory/cards.ts';
import { forgotten, laidUnseen } from '../../../src/games/nobles-and-glory/known.ts';
import type { Action } from '../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { regnant } from '../../support/nobles-and-glory-actions.ts';
import { act, card, cards, numbers, phaseOf } from '../../support/nobles-and-glory.ts';

/** What the table has on record where a seat knows these cards, wherever they lie. */
const knownTo = (seat: Seat, written: string): Partial<Record<CardId, readonly Seat[]>> =>
  Object.fromEntries(cards(written).map((each) => [each, [seat]]));

describe('what is known of a card', () => {
  const state: State = {
    ...phaseOf('population', 'JH 10D', 'QS 8C', { noor: { hand: cards('5D 6C JS') } }),
    known: { ...knownTo('mila', '5D JS'), ...knownTo('noor', '6H') },
  };

  it('is over for some cards, for others it is not', () => {
    expect(forgotten(state, cards('6H JS')).known).toEqual(knownTo('mila', '5D'));
    expect(forgotten(state, []).known).toEqual(state.known);
  });

  it('is over for each Number Card of a hand from which one is laid face down (ng.army.hidden)', () => {
    expect(laidUnseen(state, 'noor').known).toEqual({
      ...knownTo('mila', 'JS'),
      ...knownTo('noor', '6H'),
    });
    expect(laidUnseen(state, 'mila').known).toEqual(state.known);
  });
});

describe('what the other player knows of a hand', () => {
  it.each<[what: string, state: State, Action, left: string]>([
    [
      'a Peasant replaced from it, and Glory',
      phaseOf('action', 'KH 5H', 'QS 3S', {
        noor: { hand: cards('8C 9C 4H 9H') },
        mila: { peasants: cards('7C') },
      }),
      regnant('7C', '8C', '4H'),
      '9C 9H',
    ],
    [
      'a Subject replaced from it, and Glory',
      phaseOf('action', 'KS 5S', 'QH 3H', { noor: { hand: cards('8S 4S 9C 9H') } }),
      regnant('5S', '8S', '4S'),
      '9C 9H',
    ],
    [
      'a Subject exchanged',
      phaseOf('peasant', 'KC 5C', 'QH 3H', {
        noor: { hand: cards('9C 9H'), peasants: cards('3D') },
      }),
      {
        type: 'exchange-hand',
        seat: 'noor',
        card: card('5C'),
        by: card('9C'),
        peasant: card('3D'),
      },
      '9H',
    ],
    [
      'a Subject placed',
      phaseOf('population', 'KH 5H', 'QS 3S', { noor: { hand: cards('8C 9H') } }),
      { type: 'place', seat: 'noor', card: card('8C'), royal: card('KH') },
      '9H',
    ],
    [
      'a Royal Card placed',
      phaseOf('inauguration', 'KC 2S', 'QH 3H', { noor: { hand: cards('QS 9H') } }),
      { type: 'place-royal', seat: 'noor', card: card('QS') },
      '9H',
    ],
    [
      'a card laid off',
      phaseOf('migration', 'KC 2S', 'QH 3H', { noor: { hand: cards('8C 9H') } }),
      { type: 'discard', seat: 'noor', card: card('8C'), to: 'peasants' },
      '9H',
    ],
    [
      'the whole hand, shown and discarded',
      phaseOf('population', 'JH 10D', 'QS 8C', { noor: { hand: cards('3S KC') } }),
      { type: 'redraw', seat: 'noor' },
      '',
    ],
  ])('is over for cards that leave it, and for no others: %s', (_, state, action, left) => {
    const seen: State = {
      ...state,
      known: Object.fromEntries(state.players[0].hand.map((each) => [each, ['mila']])),
    };
    expect(act(seen, [action]).state.known).toEqual(knownTo('mila', left));
  });

  it('is kept while another card comes into it openly (ng.turn.migration.draw-peasant)', () => {
    const state = phaseOf(
      'migration',
      'KS 2C 4D',
      'QC 3D',
      { noor: { hand: cards('9H') }, mila: { peasants: cards('5S') } },
      { drawPile: cards('JH 9D') },
    );
    const done: Action = { type: 'done', seat: 'noor' };
    const { state: after } = act({ ...state, known: knownTo('mila', '9H') }, [
      done,
      done,
      { type: 'draw-peasant', seat: 'noor', card: card('5S') },
    ]);
    expect(after.known).toEqual(knownTo('mila', '9H 5S'));
  });

  it('does not outlast a shuffle into a new Draw Pile (ng.deck.reshuffle)', () => {
    const state = phaseOf('population', 'JH 10D', 'QS 8C', {
      noor: { hand: cards('3S') },
      mila: { hand: cards('9H'), peasants: cards('9D') },
    });
    const before: State = {
      ...state,
      drawPile: numbers('5H'),
      discardPile: cards('QC'),
      known: knownTo('noor', '9H QC 9D'),
    };
    expect(act(before, [{ type: 'redraw', seat: 'noor' }]).state.known).toEqual(
      knownTo('noor', '9H'),
    );
  });
});
