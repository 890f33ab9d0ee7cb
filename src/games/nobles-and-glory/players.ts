import type { Seat } from '../../engine/types.ts';
import type { Player, State } from './types/state.ts';

/** The player at a seat of the table. */
export const playerAt = ({ players }: Pick<State, 'players'>, seat: Seat): Player =>
  seat === players[0].seat ? players[0] : players[1];

/** The other one of the two. */
export const otherThan = ({ players }: Pick<State, 'players'>, seat: Seat): Player =>
  seat === players[0].seat ? players[1] : players[0];

/** The state with a player changed. */
export function withPlayer(state: State, seat: Seat, change: (player: Player) => Player): State {
  const [first, second] = state.players;
  return {
    ...state,
    players: seat === first.seat ? [change(first), second] : [first, change(second)],
  };
}
