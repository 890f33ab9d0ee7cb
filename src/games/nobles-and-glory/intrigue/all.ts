import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { isNumber, isRoyal, suitOf } from '../cards.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { otherThan, playerAt } from '../players.ts';
import { preparationOf } from '../preparation.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Readings } from '../rulings.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { ActionPhase, IntrigueProcess, Player, PlotName, State } from '../types/state.ts';
import { insurrection } from './insurrection.ts';
import type { Plot } from './plot.ts';
import { scandal } from './scandal.ts';
import { treason } from './treason.ts';

const PLOTS: { readonly [Name in PlotName]: Plot<Name> } = { scandal, treason, insurrection };

const NAMES = Object.keys(PLOTS) as PlotName[];

/** Intrigue: a plot against the other player (`ng.action.intrigue`). */
export const intrigue: Family<PlotAction> = {
  types: NAMES,
  candidates: intrigueCandidates,
  judgeOccasion,
  judge: judgeIntrigue,
  use: useIntrigue,
};

type PlotAction = ActionOf<PlotName>;

const plotOf = ({ type }: PlotAction): Plot => PLOTS[type] as Plot;

/** Every card as the target of every plot. */
function intrigueCandidates(state: State, seat: Seat): Action[] {
  return Object.values(PLOTS).flatMap((plot) =>
    plot.candidates(playerAt(state, seat), otherThan(state, seat)),
  );
}

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
 * Whether each plot may be used once in a phase, and not one in all (`intrigue-one-of-three`).
 */
const eachOnce = ({ rulings }: State): boolean => rulings['intrigue-one-of-three'] === 'each-once';

/** One plot in a phase (`ng.action.intrigue`). */
function judgeOccasion(state: State, phase: ActionPhase): Judgement {
  return eachOnce(state) ? undefined : judgeUnused(phase, NAMES, 'intrigue');
}

/** An open plot, with a target (`ng.action.intrigue`). */
function judgeIntrigue(state: State, phase: ActionPhase, action: PlotAction): Judgement {
  const plot = plotOf(action);
  const used = eachOnce(state) ? judgeUnused(phase, [action.type], action.type) : undefined;
  if (used) return used;
  const other = otherThan(state, phase.seat);
  const count = mismatchesIn(other);
  if (!opens(count, plot.needed, state.rulings))
    return refuse(plot.rule, 'plot-closed', { count, needed: plot.needed });
  return plot.judge(playerAt(state, phase.seat), other, action);
}

/**
 * With a Preparation Card beneath the Regnant the other player may block it, now that the card is
 * named (`ng.action.intrigue.block`).
 */
function useIntrigue(turn: Turn<NoblesAndGlory>, action: PlotAction): void {
  const plot = plotOf(action);
  const { seat, type, card } = action;
  turn.emit({ type: 'actionUsed', seat, action: type }, ['ng.action.intrigue', plot.rule]);
  const other = otherThan(turn.state, seat);
  if (!preparationOf(other) || !isNumber(card)) return plot.use(turn, other, action);
  const beside = action.type === 'insurrection' ? action.royal : null;
  const royal = beside && isRoyal(beside) ? beside : null;
  turn.emit({ type: 'plotAnnounced', seat, plot: type, card, royal }, [
    plot.rule,
    'ng.action.intrigue.block',
  ]);
}

/** What an announced plot does that is not blocked. */
export function carryOut(
  turn: Turn<NoblesAndGlory>,
  { seat: target, plot, card, royal }: IntrigueProcess,
): void {
  const { seat } = otherThan(turn.state, target);
  const action: PlotAction =
    plot === 'insurrection' ? { type: plot, seat, card, royal } : { type: plot, seat, card };
  plotOf(action).use(turn, playerAt(turn.state, target), action);
}
