import type { Seat } from '../../engine/types.ts';
import type { Player, State } from './types/state.ts';

/** The player at a seat of this table. Every seat in a checked state exists. */
export function playerAt({ players: [first, second] }: State, seat: Seat): Player {
  return first.seat === seat ? first : second;
}

/** The seat across the table. */
export const opponentOf = (
  { players: [first, second] }: Pick<State, 'players'>,
  seat: Seat,
): Seat => (first.seat === seat ? second.seat : first.seat);

/** The players of this table, one of them changed. */
export function withPlayer(
  { players: [first, second] }: State,
  seat: Seat,
  change: (player: Player) => Player,
): State['players'] {
  return first.seat === seat ? [change(first), second] : [first, change(second)];
}

/** Who leads the first trick of phase 2 (`phase2-first-leader`). */
export function firstLeaderOfPhase2(
  { rulings, players, youngest }: Pick<State, 'rulings' | 'players' | 'youngest'>,
  lastWinner: Seat,
): Seat {
  switch (rulings['phase2-first-leader']) {
    case 'last-phase-1-winner':
      return lastWinner;
    case 'last-phase-1-loser':
      return opponentOf({ players }, lastWinner);
    case 'youngest-player':
      return youngest;
  }
}
