import type { Turn } from '../../../engine/game.ts';
import { nextConflict } from '../conflicts.ts';
import { settleConflict } from '../follows/settle-conflict.ts';
import { pending } from '../pending.ts';
import { refuse, type Verdict } from '../refusals.ts';
import type { ActionOf, RivalKings, State } from '../types.ts';

type HoldBack = ActionOf<'hold-back'>;

/** Leaving Gardener or Watchman unused: an ability may be used, never must. */
export function judgeHoldBack(state: State, { seat }: HoldBack): Verdict {
  const decision = pending(state);
  const isAsked = (decision?.name === 'gardener' || decision?.name === 'watchman') && decision.seats[0] === seat;
  return isAsked ? undefined : refuse('rk.subject.start-of-cycle', 'nothing-to-hold-back', { seat });
}

export function resolveHoldBack(turn: Turn<RivalKings>, { seat }: HoldBack): void {
  const conflict = nextConflict(turn.state);
  const subject = conflict ? 'watchman' : 'gardener';
  turn.emit({ type: 'abilityHeldBack', seat, subject }, ['rk.subject.start-of-cycle']);
  if (conflict) settleConflict(turn, conflict);
}
