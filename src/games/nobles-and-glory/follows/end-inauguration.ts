import type { Turn } from '../../../engine/game.ts';
import { playerAt } from '../players.ts';
import { excessIn } from '../slide.ts';
import { topOf } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';

/**
 * With one Royal Card placed and all that follows from it settled, the phase is over
 * (`ng.turn.inauguration.place`).
 */
export function endInauguration(turn: Turn<NoblesAndGlory>): boolean {
  const top = topOf(turn.state);
  if (top.type !== 'inauguration' || !top.placed) return false;
  turn.emit({ type: 'phaseEnded', seat: top.seat, phase: 'inauguration' }, [
    'ng.turn.inauguration.place',
    'ng.turn.sequence',
  ]);
  return true;
}

/** Once no row holds too much, the slide is over (`ng.court.slide`). */
export function endSlide(turn: Turn<NoblesAndGlory>): boolean {
  const top = topOf(turn.state);
  if (top.type !== 'slide-excess' || excessIn(playerAt(turn.state, top.seat))) return false;
  turn.emit({ type: 'excessSettled', seat: top.seat }, ['ng.court.slide']);
  return true;
}
