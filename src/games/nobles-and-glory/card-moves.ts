import { without } from '../../engine/pieces.ts';
import type { Seat } from '../../engine/types.ts';
import type { CardId, NumberId, RoyalId } from './cards.ts';
import { withPlayer } from './players.ts';
import { withSubject } from './subjects.ts';
import type { State } from './types/state.ts';

/** The state with a card more in a hand. */
export const withHandCard = (state: State, seat: Seat, card: CardId): State =>
  withPlayer(state, seat, (player) => ({ ...player, hand: [...player.hand, card] }));

export const withoutHandCard = (state: State, seat: Seat, card: CardId): State =>
  withPlayer(state, seat, (player) => ({ ...player, hand: without(player.hand, [card]) }));

/** The state with a card more in a Glory Pile. */
export const withGlory = (state: State, seat: Seat, card: NumberId): State =>
  withPlayer(state, seat, (player) => ({ ...player, glory: [...player.glory, card] }));

export const withoutGlory = (state: State, seat: Seat, card: NumberId): State =>
  withPlayer(state, seat, (player) => ({ ...player, glory: without(player.glory, [card]) }));

/** The state with a Peasant more. */
export const withPeasant = (state: State, seat: Seat, card: NumberId): State =>
  withPlayer(state, seat, (player) => ({ ...player, peasants: [...player.peasants, card] }));

export const withoutPeasant = (state: State, seat: Seat, card: NumberId): State =>
  withPlayer(state, seat, (player) => ({ ...player, peasants: without(player.peasants, [card]) }));

/** The state with a card that has come to a kingdom, as a Subject or a Peasant. */
export const arrived = (state: State, seat: Seat, card: NumberId, royal: RoyalId | null): State =>
  royal === null
    ? withPeasant(state, seat, card)
    : withPlayer(state, seat, (player) => ({
        ...player,
        court: withSubject(player.court, card, royal),
      }));

/** The state with cards on top of the Discard Pile, the topmost first. */
export const discarded = (state: State, ...cards: readonly CardId[]): State => ({
  ...state,
  discardPile: [...cards, ...state.discardPile],
});
