import type { Outcome } from '../../../engine/game.ts';
import type { Fact, NonEmpty, Seat } from '../../../engine/types.ts';
import { apply } from '../apply.ts';
import { suitOf, valueOf } from '../cards.ts';
import { gloryOf } from '../glory.ts';
import type { Rule } from '../rules.ts';
import { topOf } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';
import { SCORE_LINES, type Score, type ScoreLine } from '../types/score.ts';
import type { Player, Process, State } from '../types/state.ts';
import { regnantBonus } from './regnant-bonus.ts';

type Lines = Readonly<
  Record<ScoreLine, { readonly points: number; readonly cites: NonEmpty<Rule> }>
>;

/** The Regnant Bonus of a player; nothing before the kingdom begins. */
function bonusOf({ players, rulings }: State, { court: [regnant] }: Player): Lines['bonus'] {
  if (!regnant) return { points: 0, cites: ['ng.end.score'] };
  const { points, because } = regnantBonus(players, suitOf(regnant.card), rulings);
  return { points, cites: [because] };
}

/**
 * The values of the Glory Cards, the Regnant Bonus, and the deduction for a Decree (`ng.end.score`,
 * `ng.action.decree.penalty`).
 */
const linesOf = (state: State, player: Player): Lines => ({
  glory: {
    points: gloryOf(player).reduce((sum, card) => sum + valueOf(card), 0),
    cites: ['ng.end.score'],
  },
  bonus: bonusOf(state, player),
  decree: {
    points: player.decree ? -valueOf(player.decree.card) : 0,
    cites: ['ng.action.decree.penalty'],
  },
});

const scoreOf = (seat: Seat, { glory, bonus, decree }: Lines): Score => ({
  seat,
  glory: glory.points,
  bonus: bonus.points,
  decree: decree.points,
  total: glory.points + bonus.points + decree.points,
});

/** Whether a game is broken off, or has been. */
const isUnfinished = (top: Process): boolean =>
  top.type === 'unfinished' || (top.type === 'over' && top.unfinished === true);

/**
 * The facts of the counting, as everything lies. The higher total wins; equal ones are a draw
 * (`ng.end.score`). A game broken off has no winner.
 */
export function scoring(state: State): Fact<NoblesAndGlory>[] {
  const counted = state.players.map((player) => ({
    seat: player.seat,
    lines: linesOf(state, player),
  }));
  const scores = counted.map(({ seat, lines }) => scoreOf(seat, lines));
  const most = Math.max(...scores.map(({ total }) => total));
  const best = scores.filter(({ total }) => total === most);
  const unfinished = isUnfinished(topOf(state));
  const winners = best.length === 1 && !unfinished ? best.map(({ seat }) => seat) : [];
  return [
    ...counted.flatMap(({ seat, lines }, place): Fact<NoblesAndGlory>[] => [
      ...SCORE_LINES.map((line): Fact<NoblesAndGlory> => {
        const { points, cites } = lines[line];
        return { event: { type: 'lineScored', seat, line, points }, cites };
      }),
      { event: { type: 'totalScored', seat, score: scores[place]! }, cites: ['ng.end.score'] },
    ]),
    {
      event: { type: 'gameOver', winners, ...(unfinished && { unfinished: true as const }) },
      cites: ['ng.end.score', 'ng.end.trigger'],
    },
  ];
}

/** Winners and scores, or undefined while the game goes on. */
export function outcome(state: State): Outcome<NoblesAndGlory> | undefined {
  const top = topOf(state);
  if (top.type !== 'over') return undefined;
  const { winners, unfinished } = top;
  return { winners, scores: state.scores, ...(unfinished && { unfinished }) };
}

/** The state after the counting: the game is over. */
export const scored = (state: State): State =>
  scoring(state).reduce((now, { event }) => apply(now, event), state);
