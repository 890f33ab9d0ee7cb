import type { Turn } from '../../../engine/game.ts';
import { playerAt } from '../players.ts';
import { topOf } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';

/** Without a Glory Card left there is none to be discarded (`ng.action.regnant.sedition`). */
export function skipSedition(turn: Turn<NoblesAndGlory>): boolean {
  const top = topOf(turn.state);
  if (
    top.type !== 'riders' ||
    top.left[0] !== 'sedition' ||
    playerAt(turn.state, top.seat).glory.length > 0
  )
    return false;
  turn.emit({ type: 'riderEnded', seat: top.seat, rider: 'sedition' }, [
    'ng.action.regnant.sedition',
  ]);
  return true;
}
