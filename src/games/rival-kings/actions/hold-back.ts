import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Answerer } from '../abilities/ability.ts';
import { nextConflict } from '../conflicts.ts';
import { settleConflict } from '../follows/settle-conflict.ts';
import { pending } from '../pending.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { RivalKings } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { State } from '../types/state.ts';

type HoldBack = ActionOf<'hold-back'>;

/** Leaving Gardener or Watchman unused: an ability may be used, never must. */
export function judgeHoldBack(state: State, { seat }: HoldBack): Judgement {
  return askedAbout(state, seat)
    ? undefined
    : refuse('rk.subject.start-of-cycle', 'nothing-to-hold-back', { seat });
}

/** The subject about which this seat decides now. */
function askedAbout(state: State, seat: Seat): Answerer | undefined {
  const decision = pending(state);
  const isAsked =
    (decision?.name === 'gardener' || decision?.name === 'watchman') && decision.seats[0] === seat;
  return isAsked ? decision.name : undefined;
}

/** A conflict that nobody answers is settled at once. */
export function resolveHoldBack(turn: Turn<RivalKings>, { seat }: HoldBack): void {
  const subject = askedAbout(turn.state, seat);
  if (!subject) return;
  const conflict = nextConflict(turn.state);
  turn.emit({ type: 'abilityHeldBack', seat, subject }, ['rk.subject.start-of-cycle']);
  if (conflict) settleConflict(turn, conflict);
}
