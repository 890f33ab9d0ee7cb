import { dealtAnew } from '../../engine/hidden.ts';
import type { Random } from '../../engine/random.ts';
import type { Seat } from '../../engine/types.ts';
import { CARDS } from './cards.ts';
import type { Player, State } from './types/state.ts';

/**
 * The draw pile, the other hand and the other's blind cards dealt anew: what this seat cannot see.
 */
export function redeal(state: State, seat: Seat, random: Random): State {
  const [first, second] = state.players;
  const own = ({ seat: owner, hand, recruits }: Player) => [
    { pieces: hand, seenBy: [owner] },
    { pieces: recruits.blind, seenBy: [owner] },
  ];
  const [hand1, blind1, hand2, blind2, drawPile] = dealtAnew(
    [...own(first), ...own(second), { pieces: state.drawPile, seenBy: [] }],
    seat,
    CARDS,
    random,
  );
  const dealt = (player: Player, hand: Player['hand'], blind: Player['hand']): Player => ({
    ...player,
    hand,
    recruits: { ...player.recruits, blind },
  });
  return {
    ...state,
    players: [dealt(first, hand1!, blind1!), dealt(second, hand2!, blind2!)],
    drawPile: drawPile!,
  };
}
