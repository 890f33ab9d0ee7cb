import type { Seat } from '../../../engine/types.ts';
import { refuse, type Verdict } from '../refusals.ts';
import { nextConflict, victimOf } from '../conflicts.ts';
import { TIE_RULES } from '../order.ts';
import type { Rule } from '../rules.ts';
import { playerAt, rankAt, type TurnStage } from '../table.ts';
import type { State } from '../types.ts';

/** Why this seat may not act as in its own turn now. */
export function judgeTurn(state: State, seat: Seat): Verdict {
  const { stage } = state;
  switch (stage.type) {
    case 'over':
      return refuse('rk.end.finish-cycle', 'game-over');
    case 'box':
      return refuse('rk.setup.building-piles', 'not-set-up');
    case 'choose':
      return refuse('rk.cycle.phases', 'still-choosing');
    case 'gardeners':
      return refuse('rk.subject.start-of-cycle', 'waiting-for-gardener', { seat: stage.queue[0]! });
    case 'conflicts':
      return refuse('rk.subject.start-of-cycle', 'waiting-for-watchman', { seat: victimOf(nextConflict(state)!)! });
    case 'turn':
      return stage.seat === seat ? undefined : refuse(orderRule(state, seat, stage), 'not-your-turn', { seat, other: stage.seat });
  }
}

/** Why somebody else comes first: a higher rank, or what broke the tie of an equal rank still waiting. */
function orderRule(state: State, seat: Seat, stage: TurnStage): Rule {
  const [waiting, moving] = [playerAt(state, seat), playerAt(state, stage.seat)];
  const tied = !waiting.turnTaken && rankAt(waiting) === rankAt(moving);
  return tied && stage.tie ? TIE_RULES[stage.tie] : 'rk.turn.rank-order';
}
