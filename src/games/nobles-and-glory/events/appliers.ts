import type { Event, EventOf } from '../types/event.ts';
import type { State } from '../types/state.ts';

/** What each of these events does to the state. */
export type Appliers<Type extends Event['type']> = {
  readonly [Each in Type]: (state: State, event: EventOf<Each>) => State;
};

/** An event that tells something and changes nothing. */
export const unchanged = (state: State): State => state;
