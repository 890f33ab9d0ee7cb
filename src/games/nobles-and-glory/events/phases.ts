import { begun } from '../phases.ts';
import { changedTop, popped, withTop } from '../stack.ts';
import type { Appliers } from './appliers.ts';

/** Turns and phases: a turn lies beneath its phase. */
export const phaseEvents: Appliers<'turnStarted' | 'phaseStarted' | 'phaseEnded'> = {
  turnStarted: (state, { seat, number, phase }) =>
    begun(withTop(state, { type: 'turn', seat, number, phase }), phase, seat),
  phaseStarted: (state, { seat, phase }) =>
    begun(
      changedTop(state, 'turn', (turn) => ({ ...turn, phase })),
      phase,
      seat,
    ),
  phaseEnded: popped,
};
