import type { Turn } from '../../../engine/game.ts';
import { stageOf } from '../processes/duel.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { DuelProcess } from '../types/duel.ts';

/**
 * A Duel goes on by itself where nobody has a choice: without a card to place, to pay with, or to
 * take (`ng.action.duel.no-card`, `ng.action.duel.no-glory`).
 */
export function goOnWithDuel(turn: Turn<NoblesAndGlory>, duel: DuelProcess): boolean {
  return stageOf(duel).follow(turn, duel);
}
