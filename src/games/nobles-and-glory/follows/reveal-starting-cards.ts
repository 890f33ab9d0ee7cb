import type { Turn } from '../../../engine/game.ts';
import { firstPlayer } from '../first-player.ts';
import { firstPhaseOf } from '../turn.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Starting } from '../types/state.ts';

/**
 * Once both have chosen, both turn their cards up, and the lower Subject begins (`ng.setup.reveal`,
 * `ng.setup.first-player`, `ng.setup.first-turn-skip`).
 */
export function revealStartingCards(
  turn: Turn<NoblesAndGlory>,
  { laid: chosen }: Starting,
): boolean {
  const laid = turn.state.players.flatMap(({ seat }) =>
    chosen[seat] ? [{ seat, ...chosen[seat] }] : [],
  );
  const [a, b] = laid;
  if (!a || !b) return false;
  for (const each of laid)
    turn.emit({ type: 'startingCardsRevealed', ...each }, ['ng.setup.reveal']);
  const { seat, by, cites } = firstPlayer(a, b, turn.state.rulings);
  turn.emit({ type: 'firstPlayerFound', seat, by }, cites);
  turn.emit({ type: 'turnStarted', seat, number: 1, phase: firstPhaseOf(1) }, [
    'ng.setup.first-player',
    'ng.setup.first-turn-skip',
  ]);
  return true;
}
