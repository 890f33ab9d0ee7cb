import type { Seat } from '../../../engine/types.ts';
import type { NumberId, RoyalId, Suit } from '../cards.ts';

/** The events of a Peasant Phase, in order (`ng.turn.peasant.order`). */
export const PEASANT_EVENTS = ['famine', 'disease', 'revolt', 'poverty', 'emigration'] as const;
export type PeasantEvent = (typeof PEASANT_EVENTS)[number];

/**
 * The Peasant Phase of a player: an exchange, then the events (`ng.turn.peasant.first-part`,
 * `ng.turn.peasant.outnumbered`).
 */
export interface PeasantPhase {
  readonly type: 'peasant';
  readonly seat: Seat;
  /** Events that may still come; null until an exchange has been made or left out. */
  readonly left: readonly PeasantEvent[] | null;
  /**
   * Suits of no Subject when the events began; null where each event looks for itself
   * (`peasant-check-moment`).
   */
  readonly missing: readonly Suit[] | null;
}

/** What is done with one card in an event of the Peasant Phase. */
export type PeasantStep = 'discard-subject' | 'discard-peasant' | 'serf' | 'ennoble';

/** An event of the Peasant Phase, card by card. */
export interface PeasantEventProcess {
  readonly type: 'peasant-event';
  readonly seat: Seat;
  readonly event: PeasantEvent;
  /** What is still to be done, in order. */
  readonly left: readonly PeasantStep[];
}

/** What happens in a Peasant Phase. */
export type PeasantPhaseEvent =
  | { readonly type: 'subjectDiscarded'; readonly seat: Seat; readonly card: NumberId }
  | { readonly type: 'peasantDiscarded'; readonly seat: Seat; readonly card: NumberId }
  | {
      readonly type: 'peasantEnnobled';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly royal: RoyalId;
    }
  /**
   * An exchange is made or left out, and the events begin. `missing`: suits of no Subject, where
   * they are noted now for all events.
   */
  | {
      readonly type: 'exchangeEnded';
      readonly seat: Seat;
      readonly missing: readonly Suit[] | null;
    }
  | { readonly type: 'peasantEventStarted'; readonly seat: Seat; readonly event: PeasantEvent }
  /** It cannot be carried out completely. */
  | { readonly type: 'peasantEventLeftOut'; readonly seat: Seat; readonly event: PeasantEvent }
  | { readonly type: 'peasantEventEnded'; readonly seat: Seat; readonly event: PeasantEvent };
