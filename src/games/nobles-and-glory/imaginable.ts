import type { Seat } from '../../engine/types.ts';
import { decidingOf } from './pending.ts';
import { handlingOf } from './processes/all.ts';
import type { Action } from './types/action.ts';
import type { State } from './types/state.ts';

/**
 * Actions that a person at this seat may think of now: those that the decision is about, legal or
 * not.
 */
export function imaginable(state: State, seat: Seat): readonly Action[] {
  const process = decidingOf(state);
  if (!process) return [];
  const handling = handlingOf(process);
  const asked = handling.pending(state, process).seats.includes(seat);
  return asked ? handling.candidates(state, process, seat) : [];
}
