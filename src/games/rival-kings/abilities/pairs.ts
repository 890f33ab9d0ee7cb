import { CARDS, type CardId } from '../cards.ts';
import type { Player, State } from '../types/state.ts';

const copies = (player: Player, card: CardId): number => {
  let count = 0;
  for (const own of player.subjects) if (own === card) count += 1;
  for (const own of player.buildings) if (own === card) count += 1;
  return count;
};

/**
 * Whether every copy of this card that the player owns belongs to a perfect pair
 * (`rk.pair.perfect.protected`). By the default reading of `pair-spare-copies` a copy without a
 * partner of its own is free.
 */
export function isLocked(state: State, player: Player, card: CardId): boolean {
  const pairs = Math.min(copies(player, card), copies(player, CARDS[card].partner));
  return state.rulings['pair-spare-copies'] === 'all-copies-locked'
    ? pairs > 0
    : pairs >= copies(player, card);
}
