import type { Seat } from '../../../engine/types.ts';
import type { CardId, NumberId, Value } from '../cards.ts';

/** A card led in a Polity: face down, but its number is told (`ng.action.polity.lead`). */
export interface Led<Card = NumberId> {
  readonly card: Card;
  readonly number: Value;
}

/** Two rounds at most for a Number Card that was turned up (`ng.action.polity.prize`). */
export interface Polity {
  readonly type: 'polity';
  /** The initiator. */
  readonly seat: Seat;
  readonly prize: NumberId;
  /** How many rounds the initiator has won. */
  readonly won: number;
  readonly led: Led | null;
  /** Laid against it, face up. */
  readonly answer: NumberId | null;
  /** Who may still reveal a Preparation Card in this round, in order. */
  readonly asked: readonly Seat[];
  /** Manipulation Cards of this round, already discarded. */
  readonly revealed: Readonly<Partial<Record<Seat, NumberId>>>;
  /** The initiator has lost a round: the other player may take the prize. */
  readonly lost: boolean;
}

/** What happens in a Polity. */
export type PolityEvent =
  /** A Number Card is the prize of a Polity; another is discarded, and the Action is over. */
  | { readonly type: 'polityCardTurned'; readonly seat: Seat; readonly card: CardId }
  /** Face down: only its player sees it, and everybody is told its number. */
  | {
      readonly type: 'cardLed';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly number: Value;
    }
  /** `asked`: who may reveal a Preparation Card before the round is counted, in order. */
  | {
      readonly type: 'cardFollowed';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly asked: readonly Seat[];
    }
  | { readonly type: 'abstained'; readonly seat: Seat }
  /** `bonus`: for suits; `added`: by a Manipulation Card. */
  | {
      readonly type: 'polityCounted';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly bonus: number;
      readonly added: number;
      readonly total: number;
    }
  /** `cards`: those of the round, for the Discard Pile. */
  | { readonly type: 'roundWon'; readonly seat: Seat; readonly cards: readonly NumberId[] }
  /** The prize of a Polity becomes Glory. */
  | { readonly type: 'prizeTaken'; readonly seat: Seat; readonly card: NumberId }
  /** A Glory Card of `seat` becomes one of `to`. */
  | {
      readonly type: 'gloryHandedOver';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: NumberId;
    }
  /** Whoever could have taken the prize leaves it, and it is discarded. */
  | { readonly type: 'prizeLeft'; readonly seat: Seat; readonly card: NumberId };
