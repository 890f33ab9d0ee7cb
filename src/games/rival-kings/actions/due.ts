import type { Seat } from '../../../engine/types.ts';
import { SEARCHES } from '../abilities/all.ts';
import { DUE_RULES } from '../card-actions/source.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Pending, State } from '../types/state.ts';

/** The action that must be carried out or waived now. */
export const firstPending = (state: State): Pending | undefined =>
  state.stage.type === 'turn' ? state.stage.pending[0] : undefined;

/** While a pile is being looked through nothing else happens. */
export function judgeNoSearch(state: State, seat: Seat): Judgement {
  if (state.stage.type !== 'turn' || !state.stage.search) return undefined;
  const { subject } = state.stage.search;
  return refuse(SEARCHES[subject].rule, 'search-due', { seat, subject });
}

/** While an action is due nothing else happens. */
export function judgeNothingDue(state: State, seat: Seat): Judgement {
  const due = firstPending(state);
  return due
    ? refuse(DUE_RULES[due.source], 'action-due', { seat, action: due.kind })
    : judgeNoSearch(state, seat);
}
