import type { NonEmpty, Seat } from '../../../engine/types.ts';
import type { CardId, NumberId, RoyalId } from '../cards.ts';
import type { HandFault } from '../valid-hand.ts';
import type { Score, ScoreLine } from './score.ts';
import type { Phase } from './state.ts';

export type Event =
  /** All cards become the Draw Pile. `cards`: from the top; nobody sees them. */
  | { readonly type: 'packShuffled'; readonly cards: readonly CardId[] }
  /** `cards`: only their owner sees them. */
  | { readonly type: 'handDealt'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Everybody sees the hand that cannot be kept. */
  | { readonly type: 'mulliganAnnounced'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly faults: NonEmpty<HandFault> }
  /** Both hands may be kept: the starting cards are chosen. */
  | { readonly type: 'handsKept' }
  /** Face down: only their owner sees them. */
  | { readonly type: 'startingCardsLaid'; readonly seat: Seat; readonly royal: RoyalId; readonly subject: NumberId }
  | { readonly type: 'startingCardsRevealed'; readonly seat: Seat; readonly royal: RoyalId; readonly subject: NumberId }
  /** `by`: the lower value, or the suits where it was equal. */
  | { readonly type: 'firstPlayerFound'; readonly seat: Seat; readonly by: 'value' | 'suit' }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly number: number; readonly phase: Phase }
  | { readonly type: 'lineScored'; readonly seat: Seat; readonly line: ScoreLine; readonly points: number }
  | { readonly type: 'totalScored'; readonly seat: Seat; readonly score: Score }
  /** Nobody where the totals are equal. */
  | { readonly type: 'gameOver'; readonly winners: readonly Seat[] };

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
