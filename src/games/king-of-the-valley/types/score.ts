import type { Seat } from '../../../engine/types.ts';
import type { Order } from '../tiles.ts';

/** The lines of the notepad, in order (`kv.goal.reputation-parts`). */
export const SCORE_LINES = ['influence', 'kingdoms', 'orders', 'couples', 'gold'] as const;
export type ScoreLine = (typeof SCORE_LINES)[number];

/** The reputation of a seat, line by line, in points. */
export interface Score extends Readonly<Record<ScoreLine, number>> {
  readonly seat: Seat;
  /** Knights that count for each order. */
  readonly knights: Readonly<Record<Order, number>>;
  /** The sum of the lines. */
  readonly total: number;
}
