import type { Turn } from '../../../engine/game.ts';
import { otherThan } from '../players.ts';
import { removeSingles } from '../processes/recovery.ts';
import { firstPhaseOf, MOST_TURNS, phasesOf } from '../turn.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { TurnProcess } from '../types/state.ts';

/**
 * After a phase the next one begins, after the last the turn of the other player
 * (`ng.turn.sequence`), unless there have been too many.
 */
export function nextPhase(
  turn: Turn<NoblesAndGlory>,
  { seat, number, phase }: TurnProcess,
): boolean {
  const phases = phasesOf(number);
  const next = phases[phases.indexOf(phase) + 1];
  if (next) {
    turn.emit({ type: 'phaseStarted', seat, phase: next }, ['ng.turn.sequence']);
    removeSingles(turn);
  } else if (number >= MOST_TURNS)
    turn.emit({ type: 'turnLimitReached', number }, ['ng.end.trigger']);
  else {
    const after = number + 1;
    const skipped =
      firstPhaseOf(after) === 'peasant' ? [] : (['ng.setup.first-turn-skip'] as const);
    const { seat: other } = otherThan(turn.state, seat);
    turn.emit({ type: 'turnStarted', seat: other, number: after, phase: firstPhaseOf(after) }, [
      'ng.turn.sequence',
      ...skipped,
    ]);
  }
  return true;
}
