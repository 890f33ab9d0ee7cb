import type { Outcome, Turn } from '../../../engine/game.ts';
import type { Fact, NonEmpty, Seat } from '../../../engine/types.ts';
import { apply } from '../apply/apply.ts';
import type { Rule } from '../rules.ts';
import type { RivalKings } from '../types.ts';
import type { ScoreLine } from '../types/score.ts';
import type { State } from '../types/state.ts';
import { scoreOf } from './score.ts';
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
  for (const { event, cites } of scoring(turn.state)) turn.emit(event, cites);
}

/** The state after the scoring: the game is over. */
export const scored = (state: State): State =>
  scoring(state).reduce((now, { event }) => apply(now, event), state);

/** Winners, scores and series, or undefined while the game goes on. */
export function outcome({
  stage,
  winners,
  scores,
  series,
}: State): Outcome<RivalKings> | undefined {
  if (stage.type !== 'over') return undefined;
  return { winners, scores, ...(series && { series: seriesStanding(series) }) };
}

/** The facts of the scoring, in order, as everything lies. */
export function scoring(state: State): Fact<RivalKings>[] {
  const scores = state.players.map((player) => scoreOf(state, player));
  const totals: Partial<Record<Seat, number>> = Object.fromEntries(
    scores.map((score) => [score.seat, score.total]),
  );
  const winners = winnersOf(scores, state.players, state.rulings['winner-tie']);
  return [
    ...scores.flatMap(({ seat, lines }) => lineFacts(seat, lines)),
    {
      event: { type: 'gameWon', winners, totals },
      cites: ['rk.score.winner', 'rk.goal.most-points'],
    },
    ...seriesFacts(state, totals),
  ];
}

function lineFacts(seat: Seat, lines: readonly ScoreLine[]): Fact<RivalKings>[] {
  let total = 0;
  return lines.map((line) => {
    total += line.points;
    return { event: { type: 'lineScored', seat, line, total }, cites: CITES[line.rule] };
  });
}

/** Where the series stands with this game; once the game is over it counts already. */
function seriesFacts(
  { series, stage }: State,
  totals: Partial<Record<Seat, number>>,
): Fact<RivalKings>[] {
  if (!series) return [];
  const before = stage.type === 'over' ? series.played.slice(0, -1) : series.played;
  const standing = seriesStanding({ ...series, played: [...before, totals] });
  return [
    {
      event: { type: 'seriesScored', ...standing },
      cites: ['rk.option.series', 'rk.option.series-goal'],
    },
  ];
}
