import type { Turn } from '../../../engine/game.ts';
import { playerAt } from '../players.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Riders } from '../types/state.ts';

/** Without a Glory Card left there is none to be discarded (`ng.action.regnant.sedition`). */
export function skipSedition(turn: Turn<NoblesAndGlory>, { seat, left }: Riders): boolean {
  if (left[0] !== 'sedition' || playerAt(turn.state, seat).glory.length > 0) return false;
  turn.emit({ type: 'riderEnded', seat, rider: 'sedition' }, ['ng.action.regnant.sedition']);
  return true;
}
