import type { Seat } from '../../../engine/types.ts';
import type { CardId, FactionId } from '../cards.ts';

export type Action =
  /** Shuffles and deals. */
  | { readonly type: 'deal'; readonly seat: Seat }
  /**
   * Plays a card to the trick. `as`: another faction than the led one for a doppelganger
   * (`second-doppelganger-faction`).
   */
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardId; readonly as?: FactionId };

export type PlayAction = Extract<Action, { type: 'play' }>;
