import type { Seat } from '../../../engine/types.ts';
import type { CardId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { Player, State } from '../types/state.ts';
import { isLocked } from './pairs.ts';

/** Every pairing of a card kind of this player with a card kind of another player. */
export function swapPairs<Card extends CardId>(
  state: State,
  player: Player,
  rowOf: (owner: Player) => readonly Card[],
): { from: Seat; give: Card; take: Card }[] {
  const own = [...new Set(rowOf(player))];
  const others = state.players.filter((other) => other.seat !== player.seat);
  return others.flatMap((other) =>
    [...new Set(rowOf(other))].flatMap((take) =>
      own.map((give) => ({ from: other.seat, give, take })),
    ),
  );
}

/**
 * Whether a perfect pair stands in the way of a swap: the other player's under `rule`, or the
 * player's own.
 */
export function judgeSwap(
  state: State,
  player: Player,
  owner: Player,
  swap: { give: CardId; take: CardId; rule: Rule },
): Judgement {
  if (isLocked(state, owner, swap.take))
    return refuse(swap.rule, 'their-pair-locked', { seat: owner.seat, card: swap.take });
  if (
    state.rulings['own-perfect-pair'] === 'locked-for-everyone' &&
    isLocked(state, player, swap.give)
  ) {
    return refuse('rk.pair.perfect.protected', 'own-pair-locked', {
      seat: player.seat,
      card: swap.give,
    });
  }
  return undefined;
}
