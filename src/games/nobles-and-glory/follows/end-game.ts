import type { Turn } from '../../../engine/game.ts';
import { ENDING_GLORY, gloryCountOf } from '../glory.ts';
import { scoring } from '../scoring/score-game.ts';
import { topOf } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { State } from '../types/state.ts';

/**
 * With seven cards in either Glory Pile the game is over at once, in whosever turn
 * (`ng.end.trigger`); so it is where it is broken off.
 */
export function endGame(turn: Turn<NoblesAndGlory>): boolean {
  if (!ends(turn.state)) return false;
  for (const { event, cites } of scoring(turn.state)) turn.emit(event, cites);
  return true;
}

/**
 * Seven cards are counted once all is done that comes upon the last or, by the other reading, as it
 * comes (`end-settle-point`).
 */
function ends(state: State): boolean {
  const { type } = topOf(state);
  if (type === 'over' || type === 'unfinished') return type === 'unfinished';
  const isMidway =
    (type === 'riders' || type === 'merchant') &&
    state.rulings['end-settle-point'] === 'after-current-effect';
  return (
    !isMidway && state.players.some((player) => gloryCountOf(player, state.rulings) >= ENDING_GLORY)
  );
}
