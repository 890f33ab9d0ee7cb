import type { Turn } from '../../../engine/game.ts';
import { stageOf } from '../processes/duel.ts';
import { topOf } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';

/**
 * A Duel goes on by itself where nobody has a choice: without a card to place, to pay with, or to
 * take (`ng.action.duel.no-card`, `ng.action.duel.no-glory`).
 */
export function goOnWithDuel(turn: Turn<NoblesAndGlory>): boolean {
  const top = topOf(turn.state);
  return top.type === 'duel' && stageOf(top).follow(turn, top);
}
