import type { Seat } from '../../engine/types.ts';
import type { Player, State } from './types/state.ts';
import type { PlayerView, View } from './types/view.ts';

/**
 * The table as one seat sees it. Hidden are the draw pile, the other hand (`cl.setup.hand-secret`)
 * and the other's blind cards (`cl.phase1.loser-may-not-show`). Contested cards were seen by both,
 * score piles and discard lie open. Without a seat every card lies open.
 */
export function view(state: State, seat?: Seat): View {
  if (seat === undefined) return state;
  return {
    ...state,
    players: state.players.map((player) => (player.seat === seat ? player : hidden(player))),
    drawPile: state.drawPile.length,
  };
}

const hidden = ({ seat, hand, recruits: { won, blind }, score }: Player): PlayerView => ({
  seat,
  hand: hand.length,
  recruits: { won, blind: blind.length },
  score,
});
