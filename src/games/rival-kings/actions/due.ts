import type { Seat } from '../../../engine/types.ts';
import { refuse, type Verdict } from '../refusals.ts';
import type { Pending, State } from '../types.ts';

/** The rule that makes an action due before anything else. */
export const DUE_RULES = { stolen: 'rk.steal.immediate', sailor: 'rk.ability.sailor', farmer: 'rk.ability.farmer' } as const;

/** The action that must be carried out or waived now. */
export const firstPending = (state: State): Pending | undefined => (state.stage.type === 'turn' ? state.stage.pending[0] : undefined);

/** While a pile is being looked through nothing else happens. */
export function judgeNoSearch(state: State, seat: Seat): Verdict {
  if (state.stage.type !== 'turn' || !state.stage.search) return undefined;
  const { subject } = state.stage.search;
  return refuse(subject === 'vintner' ? 'rk.ability.vintner' : 'rk.ability.miner', 'search-due', { seat, subject });
}

/** While an action is due nothing else happens. */
export function judgeNothingDue(state: State, seat: Seat): Verdict {
  const due = firstPending(state);
  return due ? refuse(DUE_RULES[due.source], 'action-due', { seat, action: due.kind }) : judgeNoSearch(state, seat);
}
