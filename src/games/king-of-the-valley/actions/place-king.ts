import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { otherKingOn } from '../table.ts';
import type { KingOfTheValley } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { State } from '../types/state.ts';
import { CELLS } from '../valley.ts';

type PlaceKing = ActionOf<'place-king'>;

/** Every tile on which a king may start. */
export const placeKingOptions = (state: State, seat: Seat): PlaceKing[] =>
  CELLS.filter((cell) => !otherKingOn(state, seat, cell)).map((cell) => ({
    type: 'place-king',
    seat,
    cell,
  }));

/** Any tile will do that bears no other king yet. `next`: who places the own king now. */
export function judgePlaceKing(state: State, next: Seat, { seat, cell }: PlaceKing): Judgement {
  if (seat !== next)
    return refuse('kv.setup.choose-start-tile', 'other-places-first', { seat, other: next });
  const other = otherKingOn(state, seat, cell);
  return other && refuse('kv.setup.one-pawn-per-tile', 'king-there', { cell, other });
}

/** Puts the king on the tile. */
export function resolvePlaceKing(turn: Turn<KingOfTheValley>, { seat, cell }: PlaceKing): void {
  turn.emit({ type: 'kingPlaced', seat, cell, tile: turn.state.valley[cell].tile! }, [
    'kv.setup.choose-start-tile',
    'kv.setup.one-pawn-per-tile',
    'kv.setup.king-and-castle',
  ]);
}
