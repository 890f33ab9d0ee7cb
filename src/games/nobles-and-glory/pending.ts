import type { Decision, NonEmpty, Seat } from '../../engine/types.ts';
import { topOf } from './stack.ts';
import type { NoblesAndGlory } from './types.ts';
import type { State } from './types/state.ts';

/** What a settled table waits for: the last process of the stack says it. */
export function pending(state: State): Decision<NoblesAndGlory> | undefined {
  const top = topOf(state);
  const seats = state.players.map(({ seat }) => seat);
  switch (top.type) {
    case 'box':
      return { name: 'set-up', seats: nonEmpty(seats) };
    case 'starting-cards':
      return { name: 'starting-cards', seats: nonEmpty(seats.filter((seat) => !top.laid[seat])), secret: true };
    case 'turn':
      return { name: top.phase, seats: [top.seat] };
    case 'over':
      return undefined;
  }
}

function nonEmpty([first, ...more]: readonly Seat[]): NonEmpty<Seat> {
  return [first!, ...more];
}
