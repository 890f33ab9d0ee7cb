import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { pending } from '../pending.ts';
import { refuse, type Verdict } from '../refuse.ts';
import { topOf } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { State } from '../types/state.ts';
import { resolveSetUp } from './set-up.ts';
import { judgeStartingCards, resolveStartingCards, startingCardsOptions } from './starting-cards.ts';

/** Every action that this seat may take now. */
export function options(state: State, seat: Seat): Action[] {
  if (!pending(state)?.seats.includes(seat)) return [];
  switch (topOf(state).type) {
    case 'box':
      return [{ type: 'set-up', seat }];
    case 'starting-cards':
      return state.players.flatMap((player) => (player.seat === seat ? startingCardsOptions(player) : []));
    default:
      return [];
  }
}

/** Why an action is refused now, or undefined where it is legal. */
export function judge(state: State, action: Action): Verdict {
  const { seat } = action;
  const player = state.players.find((each) => each.seat === seat);
  if (!player) return refuse('ng.players', 'no-such-seat', { seat });
  const top = topOf(state);
  if (top.type === 'over') return refuse('ng.end.trigger', 'game-over');
  switch (action.type) {
    case 'set-up':
      return top.type === 'box' ? undefined : refuse('ng.setup.deal', 'already-set-up');
    case 'starting-cards':
      if (top.type === 'box') return refuse('ng.setup.deal', 'not-set-up');
      return top.type === 'starting-cards' ? judgeStartingCards(top, player, action) : refuse('ng.setup.reveal', 'starting-cards-over');
  }
}

/** What a legal action brings about. */
export function resolve(turn: Turn<NoblesAndGlory>, action: Action): void {
  switch (action.type) {
    case 'set-up':
      return resolveSetUp(turn);
    case 'starting-cards':
      return resolveStartingCards(turn, action);
  }
}
