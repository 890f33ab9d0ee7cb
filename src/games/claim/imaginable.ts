import type { Seat } from '../../engine/types.ts';
import { options } from './actions/all.ts';
import { playerAt } from './table.ts';
import type { Action } from './types/action.ts';
import type { State } from './types/state.ts';

/**
 * Actions that a person at this seat may think of now: every card of the hand, whoever plays next,
 * and every legal declaration.
 */
export function imaginable(state: State, seat: Seat): Action[] {
  const declared = options(state, seat).filter(
    (action) => action.type === 'deal' || action.as !== undefined,
  );
  return [
    ...playerAt(state, seat).hand.map((card): Action => ({ type: 'play', seat, card })),
    ...declared,
  ];
}
