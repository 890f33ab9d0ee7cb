import type { Seat } from '../../../engine/types.ts';
import { refuse, type Verdict } from '../refusals.ts';
import { nextConflict, victimOf } from '../cycle.ts';
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
      return stage.seat === seat ? undefined : refuse('rk.turn.rank-order', 'not-your-turn', { seat, other: stage.seat });
  }
}
