import type { Seat } from '../../../engine/types.ts';
import { ANSWERS } from '../abilities/all.ts';
import { TIE_RULES } from '../order.ts';
import { pending } from '../pending.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { playerAt, rankAt } from '../table.ts';
import type { State } from '../types/state.ts';

/** Why this seat may not act as in its own turn now. */
export function judgeTurn(state: State, seat: Seat): Judgement {
  if (state.stage.type === 'turn' && state.stage.seat === seat) return undefined;
  const decision = pending(state);
  if (!decision) return refuse('rk.end.finish-cycle', 'game-over');
  const [other] = decision.seats;
  switch (decision.name) {
    case 'set-up':
      return refuse('rk.setup.building-piles', 'not-set-up');
    case 'choose':
    case 'reveal':
      return refuse('rk.cycle.phases', 'still-choosing');
    case 'gardener':
    case 'watchman':
      return refuse('rk.subject.start-of-cycle', ANSWERS[decision.name].waiting, { seat: other });
    case 'turn':
    case 'due':
    case 'search':
      return refuse(orderRule(state, seat, other), 'not-your-turn', { seat, other });
  }
}

/**
 * Why somebody else comes first: a higher rank, or what broke the tie of an equal rank still
 * waiting.
 */
function orderRule(state: State, seat: Seat, other: Seat): Rule {
  const [waiting, moving] = [playerAt(state, seat), playerAt(state, other)];
  const tie =
    state.stage.type === 'turn' && !waiting.turnTaken && rankAt(waiting) === rankAt(moving)
      ? state.stage.tie
      : null;
  return tie ? TIE_RULES[tie] : 'rk.turn.rank-order';
}
