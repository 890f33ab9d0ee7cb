import type { Turn } from '../../../engine/game.ts';
import type { Decision, Seat } from '../../../engine/types.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { Deciding, State } from '../types/state.ts';

/**
 * How a process that waits for somebody is dealt with. What its events do to the state is apart, by
 * event.
 */
export interface Handling<Process extends Deciding> {
  /** The rule that asks for its decision: it refuses whoever is not asked, and whatever is not. */
  readonly rule: Rule;
  pending(state: State, process: Process): Decision<NoblesAndGlory>;
  /** Actions of a seat that decides: every legal one, and perhaps others that `judge` refuses. */
  candidates(state: State, process: Process, seat: Seat): readonly Action[];
  /** The legal ones among them, where it is faster than by judging each. */
  options?(state: State, process: Process, seat: Seat): readonly Action[];
  /** Of a seat that decides: why an action is refused. */
  judge(state: State, process: Process, action: Action): Judgement;
  resolve(turn: Turn<NoblesAndGlory>, process: Process, action: Action): void;
}

/** Refuses an action of another decision. */
export const notNow = (rule: Rule, { type }: Action): Judgement =>
  refuse(rule, 'not-this-decision', { action: type });
