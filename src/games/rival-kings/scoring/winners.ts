import type { SeriesStanding } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Readings } from '../rulings.ts';
import type { Score } from '../types/score.ts';
import type { Series } from '../types/state.ts';

/** What decides a tie for the win, per seat. */
export interface Purse {
  readonly seat: Seat;
  readonly coins: number;
  readonly markers: number;
}

/**
 * Who has the highest total (`rk.score.winner`); a tie is broken as `winner-tie` says, and shared
 * where still level.
 */
export function winnersOf(
  scores: readonly Pick<Score, 'seat' | 'total'>[],
  purses: readonly Purse[],
  reading: Readings['winner-tie'],
): Seat[] {
  const best = Math.max(...scores.map((score) => score.total));
  const leaders = scores.filter((score) => score.total === best).map((score) => score.seat);
  if (reading === 'shared-victory') return leaders;
  const merit = (seat: Seat): number => {
    const purse = purses.find((player) => player.seat === seat)!;
    return reading === 'fewer-markers' ? -purse.markers : purse.coins;
  };
  const most = Math.max(...leaders.map(merit));
  return leaders.filter((seat) => merit(seat) === most);
}

/**
 * Adds up the games of a series (`rk.option.series`) and says whether its goal is reached
 * (`rk.option.series-goal`).
 */
export function seriesStanding(series: Series): SeriesStanding {
  const totals: Partial<Record<Seat, number>> = {};
  for (const game of series.played) {
    for (const [seat, points] of Object.entries(game) as [Seat, number][])
      totals[seat] = (totals[seat] ?? 0) + points;
  }
  const entries = Object.entries(totals) as [Seat, number][];
  const best = Math.max(...entries.map(([, points]) => points));
  const games = series.played.length;
  return {
    totals,
    games,
    over: 'games' in series.goal ? games >= series.goal.games : best >= series.goal.points,
    leaders: entries.filter(([, points]) => points === best).map(([seat]) => seat),
  };
}
