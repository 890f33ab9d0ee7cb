import type { Turn } from '../../../engine/game.ts';
import { beginNextTurn } from '../follows/next-turn.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { playerAt } from '../table.ts';
import type { RivalKings } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { State } from '../types/state.ts';
import { judgeNothingDue } from './due.ts';
import { judgeTurn } from './moment.ts';
import { dueActions, judgeRobberyDuty } from './own.ts';

/** Ending the own turn. */
export function judgeEnd(state: State, { seat }: ActionOf<'end'>): Judgement {
  const early =
    judgeTurn(state, seat) ?? judgeNothingDue(state, seat) ?? judgeRobberyDuty(state, seat);
  if (early) return early;
  const [due] = dueActions(state, playerAt(state, seat));
  return due && refuse('rk.action.left-to-right', 'must-act', { seat, action: due });
}

export const resolveEnd = (turn: Turn<RivalKings>): void => beginNextTurn(turn);
