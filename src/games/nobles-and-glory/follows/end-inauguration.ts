import type { Turn } from '../../../engine/game.ts';
import { playerAt } from '../players.ts';
import { excessIn } from '../slide.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { InaugurationPhase, SlideExcess } from '../types/state.ts';

/**
 * With one Royal Card placed and all that follows from it settled, the phase is over
 * (`ng.turn.inauguration.place`).
 */
export function endInauguration(
  turn: Turn<NoblesAndGlory>,
  { seat, placed }: InaugurationPhase,
): boolean {
  if (!placed) return false;
  turn.emit({ type: 'phaseEnded', seat, phase: 'inauguration' }, [
    'ng.turn.inauguration.place',
    'ng.turn.sequence',
  ]);
  return true;
}

/** Once no row holds too much, the slide is over (`ng.court.slide`). */
export function endSlide(turn: Turn<NoblesAndGlory>, { seat }: SlideExcess): boolean {
  if (excessIn(playerAt(turn.state, seat))) return false;
  turn.emit({ type: 'excessSettled', seat }, ['ng.court.slide']);
  return true;
}
