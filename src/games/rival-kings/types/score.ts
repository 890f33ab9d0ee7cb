import type { Seat } from '../../../engine/types.ts';
import type { CardId } from '../cards.ts';

/** One line of a score. `cards` are the cards it counts, `count` the coins or markers. */
export interface ScoreLine {
  readonly rule:
    | 'rk.score.perfect'
    | 'rk.score.colour'
    | 'rk.score.single'
    | 'rk.score.coins'
    | 'rk.score.markers';
  readonly cards: readonly CardId[];
  readonly count: number;
  readonly points: number;
}

export interface Score {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
}
