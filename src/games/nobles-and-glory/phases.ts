import type { Seat } from '../../engine/types.ts';
import { playerAt } from './players.ts';
import { isRecovering } from './recovery.ts';
import { pushed } from './stack.ts';
import { subjectsOf } from './subjects.ts';
import { PHASES, type Deciding, type Phase, type State } from './types/state.ts';

/** Subjects with which a player must place one more (`ng.turn.population.forced`). */
const TOO_FEW_SUBJECTS = 1;

/** Whether the Action Phase of a turn is over in this phase (`ng.turn.sequence`). */
export const isAfterActions = (phase: Phase): boolean =>
  PHASES.indexOf(phase) > PHASES.indexOf('action');

/**
 * The state with a phase of a player at its beginning; before a Migration Phase goes on, Recovery
 * Cards are removed (`ng.turn.migration.recovery`).
 */
export function begun(state: State, phase: Phase, seat: Seat): State {
  const inPhase = pushed(state, beginningOf(phase, state, seat));
  const [first, ...more] =
    phase === 'migration'
      ? playerAt(state, seat)
          .court.filter(isRecovering)
          .map(({ card }) => card)
      : [];
  return first ? pushed(inPhase, { type: 'recovery', seat, left: [first, ...more] }) : inPhase;
}

/** What a phase of a player is at its beginning. */
function beginningOf(phase: Phase, state: State, seat: Seat): Deciding {
  switch (phase) {
    case 'peasant':
      return { type: phase, seat, left: null, missing: null };
    case 'action':
      return { type: phase, seat, used: [] };
    case 'population':
      return {
        type: phase,
        seat,
        mustPlace: subjectsOf(playerAt(state, seat).court).length <= TOO_FEW_SUBJECTS,
        armyLaid: false,
      };
    case 'inauguration':
      return { type: phase, seat, placed: false };
    case 'migration':
      return {
        type: phase,
        seat,
        step: 'discard',
        drawsLeft: 0,
        peasantDrawn: false,
        discardDrawn: false,
        drawn: false,
      };
  }
}
