import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { pending } from '../pending.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Claim } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { State } from '../types/state.ts';
import { judgeDeal, resolveDeal } from './deal.ts';
import { judgePlay, playOptions, resolvePlay } from './play.ts';

/** Every action that this seat may take now. */
export function options(state: State, seat: Seat): Action[] {
  const decision = pending(state);
  if (!decision?.seats.includes(seat)) return [];
  return decision.name === 'deal' ? [{ type: 'deal', seat }] : playOptions(state, seat);
}

/** Why an action is refused now, or undefined where it is legal. */
export function judge(state: State, action: Action): Judgement {
  const { seat } = action;
  if (!state.players.some((player) => player.seat === seat))
    return refuse('cl.goal.succession', 'no-such-seat', { seat });
  if (state.stage === 'over') return refuse('cl.end.after-last-trick', 'game-over');
  if (action.type === 'deal') return judgeDeal(state);
  return state.stage === 'box'
    ? refuse('cl.setup.deal-thirteen', 'not-dealt')
    : judgePlay(state, action);
}

/** What a legal action brings about. */
export function resolve(turn: Turn<Claim>, action: Action): void {
  switch (action.type) {
    case 'deal':
      return resolveDeal(turn);
    case 'play':
      return resolvePlay(turn, action);
  }
}
