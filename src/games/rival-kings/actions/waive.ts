import type { Turn } from '../../../engine/game.ts';
import { SEARCHES } from '../abilities/all.ts';
import { DUE_RULES } from '../card-actions/source.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { RivalKings } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { State } from '../types/state.ts';
import { judgeTurn } from './moment.ts';
import { judgeTake, takeCandidates } from './take.ts';

/** Doing without an action that is due, or without a card from the pile being looked through. */
export function judgeWaive(state: State, { seat }: ActionOf<'waive'>): Judgement {
  const early = judgeTurn(state, seat);
  if (early || state.stage.type !== 'turn') return early;
  const { pending, search } = state.stage;
  if (search) {
    const must =
      state.rulings['pile-search-decline'] === 'must-buy-if-able' &&
      takeCandidates(state, seat).some((take) => !judgeTake(state, take));
    return must ? refuse(SEARCHES[search.subject].rule, 'must-take', { seat }) : undefined;
  }
  return pending.length > 0 ? undefined : refuse('rk.turn.rank-order', 'nothing-due', { seat });
}

export function resolveWaive(turn: Turn<RivalKings>, { seat }: ActionOf<'waive'>): void {
  const { stage } = turn.state;
  if (stage.type !== 'turn') return;
  const [due] = stage.pending;
  if (stage.search) turn.emit({ type: 'searchEnded', seat }, [SEARCHES[stage.search.subject].rule]);
  else if (due)
    turn.emit({ type: 'actionWaived', seat, action: due.kind }, [DUE_RULES[due.source]]);
}
