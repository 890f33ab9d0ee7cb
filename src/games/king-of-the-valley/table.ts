import type { Seat } from '../../engine/types.ts';
import { rowOf, sideOf, type HillPlace } from './hill.ts';
import type { TileId } from './tiles.ts';
import type { Cell } from './valley.ts';
import type { Hill, Player, State } from './types/state.ts';

/** The player at a seat of this table. Every seat in a checked state exists. */
export const playerAt = ({ players }: State, seat: Seat): Player =>
  players.find((player) => player.seat === seat)!;

/** The players of this table, one of them changed. */
export const withPlayer = (
  { players }: State,
  seat: Seat,
  change: (player: Player) => Player,
): readonly Player[] => players.map((player) => (player.seat === seat ? change(player) : player));

/** Another king on a position (`kv.summon.not-under-other-king`). */
export function otherKingOn({ players }: State, seat: Seat, cell: Cell): Seat | undefined {
  for (const player of players)
    if (player.king === cell && player.seat !== seat) return player.seat;
  return undefined;
}

/** The seats clockwise from the starting player (`kv.turn.starting-player-first`). */
export function seatsInTurn({
  players,
  startingPlayer,
}: Pick<State, 'players' | 'startingPlayer'>): Seat[] {
  const seats = players.map(({ seat }) => seat);
  const first = seats.indexOf(startingPlayer);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Who has a turn after this seat. */
export function seatAfter({ players }: State, seat: Seat): Seat {
  const place = players.findIndex((player) => player.seat === seat);
  return players[(place + 1) % players.length]!.seat;
}

/** The tile at a place of the hill; a column that has slid down has none at its top. */
export const tileOn = (hill: Hill, place: HillPlace): TileId | undefined =>
  hill[sideOf(place)][rowOf(place) - 1];

/** A column of the hill that is full. */
export const COLUMN_SIZE = 6;

/** Empty places of the hill. */
export const gapsOf = ({ left, right }: Hill): number =>
  2 * COLUMN_SIZE - left.length - right.length;

/** Who puts the own king into the valley next, if anybody. */
export const nextToPlace = (state: State): Seat | undefined =>
  seatsInTurn(state).find((seat) => playerAt(state, seat).king === null);
