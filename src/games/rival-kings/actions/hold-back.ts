import type { Turn } from '../../../engine/game.ts';
import { nextConflict, victimOf } from '../conflicts.ts';
import { settleConflict } from '../follows/settle-conflict.ts';
import { refuse, type Verdict } from '../refusals.ts';
import type { ActionOf, RivalKings, State } from '../types.ts';

type HoldBack = ActionOf<'hold-back'>;

/** The seat that may answer with Gardener or Watchman now. */
function deciding(state: State): HoldBack['seat'] | undefined {
  if (state.stage.type === 'gardeners') return state.stage.queue[0];
  const conflict = nextConflict(state);
  return conflict && victimOf(conflict);
}

/** Leaving Gardener or Watchman unused: an ability may be used, never must. */
export function judgeHoldBack(state: State, { seat }: HoldBack): Verdict {
  return deciding(state) === seat ? undefined : refuse('rk.subject.start-of-cycle', 'nothing-to-hold-back', { seat });
}

export function resolveHoldBack(turn: Turn<RivalKings>, { seat }: HoldBack): void {
  const conflict = nextConflict(turn.state);
  const subject = conflict ? 'watchman' : 'gardener';
  turn.emit({ type: 'abilityHeldBack', seat, subject }, ['rk.subject.start-of-cycle']);
  if (conflict) settleConflict(turn, conflict);
}
