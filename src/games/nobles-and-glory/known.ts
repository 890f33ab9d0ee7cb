import type { Seat } from '../../engine/types.ts';
import { isNumber, type CardId } from './cards.ts';
import { playerAt } from './players.ts';
import type { State } from './types/state.ts';

/** What the other player knew of cards is over: they lie open, or a shuffle has hidden them. */
export const forgotten = (state: State, cards: readonly CardId[]): State => ({
  ...state,
  known: Object.fromEntries(
    Object.entries(state.known).filter(([card]) => !cards.some((other) => other === card)),
  ),
});

/**
 * A card of a hand is about to be laid face down: whoever knew a Number Card of this hand does not
 * know any longer whether it is still there (`ng.army.hidden`, `ng.preparation.place`).
 */
export const laidUnseen = (state: State, seat: Seat): State =>
  forgotten(state, playerAt(state, seat).hand.filter(isNumber));
