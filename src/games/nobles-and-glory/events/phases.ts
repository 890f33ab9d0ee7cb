import { beginningOf } from '../phases.ts';
import { changedTop, popped, pushed, withTop } from '../stack.ts';
import type { Appliers } from './appliers.ts';

/** Turns and phases: a turn lies beneath its phase. */
export const phaseEvents: Appliers<'turnStarted' | 'phaseStarted' | 'phaseEnded'> = {
  turnStarted: (state, { seat, number, phase }) =>
    pushed(withTop(state, { type: 'turn', seat, number, phase }), beginningOf(phase, state, seat)),
  phaseStarted: (state, { seat, phase }) =>
    pushed(
      changedTop(state, 'turn', (turn) => ({ ...turn, phase })),
      beginningOf(phase, state, seat),
    ),
  phaseEnded: popped,
};
