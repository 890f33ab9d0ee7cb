import type { Turn } from '../../engine/game.ts';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import type { Rule } from './rules.ts';
import { scoreOf } from './score.ts';
import type { RivalKings, ScoreLine } from './types.ts';
import { seriesStanding, winnersOf } from './winners.ts';

const CITES: Readonly<Record<ScoreLine['rule'], NonEmpty<Rule>>> = {
  'rk.score.perfect': ['rk.score.perfect', 'rk.pair.perfect', 'rk.score.perfect-first'],
  'rk.score.colour': ['rk.score.colour', 'rk.pair.colour'],
  'rk.score.single': ['rk.score.single'],
  'rk.score.coins': ['rk.score.coins'],
  'rk.score.markers': ['rk.score.markers'],
};

/** Scores every player line by line, names the winners and, in a series, adds the game to it. */
export function scoreGame(turn: Turn<RivalKings>): void {
  const { state } = turn;
  const scores = state.players.map((player) => scoreOf(state, player));
  for (const { seat, lines } of scores) {
    let total = 0;
    for (const line of lines) {
      total += line.points;
      turn.emit({ type: 'lineScored', seat, line, total }, CITES[line.rule]);
    }
  }
  const totals: Partial<Record<Seat, number>> = Object.fromEntries(scores.map((score) => [score.seat, score.total]));
  const winners = winnersOf(scores, state.players, state.rulings['winner-tie']);
  turn.emit({ type: 'gameWon', winners, totals }, ['rk.score.winner', 'rk.goal.most-points']);
  if (state.series) {
    const standing = seriesStanding({ ...state.series, played: [...state.series.played, totals] });
    turn.emit({ type: 'seriesScored', ...standing }, ['rk.option.series', 'rk.option.series-goal']);
  }
}
