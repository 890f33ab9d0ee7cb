import type { Seat } from '../../../engine/types.ts';
import type { NumberId } from '../cards.ts';

/** A Number Card of the other player on the space of the Court Jester (`ng.action.treaty`). */
export interface Treaty {
  readonly card: NumberId;
  readonly kind: 'treaty' | 'feast';
  /** The turn in which it was laid. */
  readonly laid: number;
}

/**
 * A Treaty is broken, and whoever laid it may answer with Feast (`ng.preparation.feast`).
 */
export interface FeastProcess {
  readonly type: 'feast';
  /** Who laid it. */
  readonly seat: Seat;
  /** As it lay until then; its card is on the Discard Pile. */
  readonly treaty: Treaty;
}

/** What happens to a Treaty. */
export type TreatyEvent =
  /** On the Court Jester of `to`, or its empty space. */
  | {
      readonly type: 'treatyLaid';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: NumberId;
    }
  /** `seat`: on whose kingdom it lay, and who lays `by` on it; both are discarded. */
  | {
      readonly type: 'treatyBroken';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly by: NumberId;
    }
  /** `seat` laid the Treaty that was broken, of this kind and in this turn, and may answer. */
  | {
      readonly type: 'feastAsked';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly kind: Treaty['kind'];
      readonly laid: number;
    }
  /** `seat` reveals the Preparation Card `by`, and the Treaty lies on the kingdom of `to` again. */
  | {
      readonly type: 'treatyRestored';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: NumberId;
      readonly by: NumberId;
    }
  /** The Preparation Card of `seat` lies on the kingdom of `to` as a new Treaty. */
  | {
      readonly type: 'feastLaid';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: NumberId;
    }
  | { readonly type: 'feastDeclined'; readonly seat: Seat }
  /** `seat`: on whose kingdom it lay. */
  | { readonly type: 'treatyExpired'; readonly seat: Seat; readonly card: NumberId };
