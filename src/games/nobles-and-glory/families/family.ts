import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { ActionPhase, State } from '../types/state.ts';

/** An Action of the printed list, with all the ways to use it (`ng.action.list`). */
export interface Family<Of extends Action = Action> {
  /** The types of action that are its own. */
  readonly types: readonly Of['type'][];
  /** Every legal use of it, and perhaps others that `judge` refuses. */
  candidates(state: State, seat: Seat): readonly Action[];
  /** Why the player whose Action Phase it is cannot use it at all, whichever way. */
  judgeOccasion(state: State, phase: ActionPhase): Judgement;
  /** Of a use, where nothing speaks against the Action as such. */
  judge(state: State, phase: ActionPhase, action: Of): Judgement;
  use(turn: Turn<NoblesAndGlory>, action: Of): void;
}
