import type { Seat } from '../../../engine/types.ts';
import { HILL_PLACES } from '../../../games/king-of-the-valley/hill.ts';
import { STAGE_SIZE, TILES_OF } from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import { CELLS } from '../../../games/king-of-the-valley/valley.ts';
import { tidy } from '../../own-numbers/numbers.ts';
import { playerAt, turnIn, withKing, withTurn } from './edit.ts';
import { isHillFull, withPlace } from './hill.ts';

/** The most tiles that can be left in the piles once valley and hill have been laid. */
export const MOST_LEFT =
  Object.values(TILES_OF).reduce((sum, count) => sum + count) - CELLS.length - HILL_PLACES.length;

/** A number of tiles as typed; undefined where it is none, or more than can be left. */
export function readLeft(typed: string): number | undefined {
  const text = tidy(typed);
  return /^\d{1,2}$/.test(text) && Number(text) <= MOST_LEFT ? Number(text) : undefined;
}

/** How many tiles are left in the piles; undefined where nobody has counted them. */
export function leftIn({ piles = {}, over }: Position): number | undefined {
  if (over) return 0;
  const [second, third] = [piles[2]?.size, piles[3]?.size];
  return second === undefined || third === undefined ? undefined : second + third;
}

/** What decides how long a game still lasts. */
export interface Counted {
  /** Tiles left in the piles. */
  readonly left: number;
  readonly isFull: boolean;
  /** With whom a round begins. */
  readonly first: Seat;
  /** Whose turn it is, or would be. */
  readonly next: Seat;
}

/**
 * A table on which this has been counted. Nobody need have placed a king: then they stand aside. If
 * no turn is left, the game is over.
 */
export function withLeft(
  { piles: _old, over: _over, ...position }: Position,
  { left, isFull, first, next }: Counted,
): Position {
  if (!isFull && next === first) return overFrom(position, first);
  const third = Math.min(left, STAGE_SIZE[3]);
  const begun = {
    ...(next === turnIn(position) ? position : withTurn(position, next)),
    turn: next,
  };
  const laid = withKing(begun, next, playerAt(begun, next).king ?? CELLS.at(-1)!);
  return {
    ...withHill(laid, isFull),
    startingPlayer: first,
    piles: { 2: { size: left - third }, 3: { size: third } },
  };
}

/**
 * The hill without empty places or, where it has none, without the tile that would have come last.
 * A place that recruiting has left stays empty.
 */
function withHill(position: Position, isFull: boolean): Position {
  if (isFull === isHillFull(position) || position.recruited) return position;
  if (!isFull) return withPlace(position, HILL_PLACES.at(-1)!, null);
  const gaps = HILL_PLACES.filter((place) => position.hill?.[place] === null);
  return gaps.reduce((laid, place) => withPlace(laid, place), position);
}

/** The game over, with what everybody has: of valley and hill nothing counts any more. */
const overFrom = ({ players, hillPrices }: Position, startingPlayer: Seat): Position => ({
  over: true,
  players: players.map(({ king: _king, gold = 0, ...player }) => ({ ...player, gold })),
  startingPlayer,
  ...(hillPrices && { hillPrices }),
});

/** The same table, on which nobody has counted. */
export const withoutLeft = ({ piles: _piles, over: _over, ...position }: Position): Position =>
  position;
