import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { suitOf } from '../cards.ts';
import { otherThan, playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Readings } from '../rulings.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { ActionPhase, Player, State } from '../types/state.ts';
import { insurrection } from './insurrection.ts';
import type { Plot, PlotName } from './plot.ts';
import { scandal } from './scandal.ts';
import { treason } from './treason.ts';

const PLOTS: { readonly [Name in PlotName]: Plot<Name> } = { scandal, treason, insurrection };

type PlotAction = ActionOf<PlotName>;

export const isPlot = (action: Action): action is PlotAction => Object.hasOwn(PLOTS, action.type);

const plotOf = ({ type }: PlotAction): Plot => PLOTS[type] as Plot;

/** Every card as the target of every plot. */
export const intrigueCandidates = (state: State, seat: Seat): Action[] =>
  Object.values(PLOTS).flatMap((plot) =>
    plot.candidates(playerAt(state, seat), otherThan(state, seat)),
  );

/** Royal Cards of which no Subject has the suit (`ng.action.intrigue`). */
function mismatchesIn({ court }: Player): number {
  const suits = new Set(subjectsOf(court).map(suitOf));
  return court.filter(({ card }) => !suits.has(suitOf(card))).length;
}

/**
 * Whether so many Royal Cards open a plot: at least as many as it needs, or just as many by the
 * other reading (`intrigue-count`).
 */
const opens = (count: number, needed: number, { 'intrigue-count': counted }: Readings): boolean =>
  counted === 'exactly' ? count === needed : count >= needed;

/**
 * One plot in a phase or, by the other reading, each of them once (`intrigue-one-of-three`); an
 * open one, with a target (`ng.action.intrigue`).
 */
export function judgeIntrigue(
  state: State,
  { seat, used }: ActionPhase,
  action: PlotAction,
): Judgement {
  const plot = plotOf(action);
  const eachOnce = state.rulings['intrigue-one-of-three'] === 'each-once';
  if (used.some((name) => (eachOnce ? name === action.type : name !== 'regnant'))) {
    return refuse('ng.action.once-each', 'action-used', {
      action: eachOnce ? action.type : 'intrigue',
    });
  }
  const other = otherThan(state, seat);
  const count = mismatchesIn(other);
  if (!opens(count, plot.needed, state.rulings))
    return refuse(plot.rule, 'plot-closed', { count, needed: plot.needed });
  return plot.judge(playerAt(state, seat), other, action);
}

export function useIntrigue(turn: Turn<NoblesAndGlory>, action: PlotAction): void {
  const plot = plotOf(action);
  const { seat, type } = action;
  turn.emit({ type: 'actionUsed', seat, action: type }, ['ng.action.intrigue', plot.rule]);
  plot.use(turn, otherThan(turn.state, seat), action);
}
