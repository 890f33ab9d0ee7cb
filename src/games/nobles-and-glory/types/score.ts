import type { Seat } from '../../../engine/types.ts';

/** What a player's total is made of, in order (`ng.end.score`). */
export const SCORE_LINES = ['glory', 'bonus', 'decree'] as const;
export type ScoreLine = (typeof SCORE_LINES)[number];

/** The points of a seat, line by line; a Decree that is not fulfilled counts below zero. */
export interface Score extends Readonly<Record<ScoreLine, number>> {
  readonly seat: Seat;
  readonly total: number;
}
