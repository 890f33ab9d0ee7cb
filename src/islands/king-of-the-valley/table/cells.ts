import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import type { Cell } from '../../../games/king-of-the-valley/valley.ts';
import { withPhase } from './edit.ts';

/** A tile on a position, or what nobody has named. A position with a tile is not open. */
export function withTile(position: Position, cell: Cell, tile: TileId | undefined): Position {
  const { valley = {}, ...rest } = withOpen(position, cell, false);
  const { [cell]: _old, ...others } = valley;
  return withValley(rest, { ...others, ...(tile && { [cell]: tile }) });
}

const withValley = (position: Position, valley: NonNullable<Position['valley']>): Position =>
  Object.keys(valley).length > 0 ? { ...position, valley } : position;

/**
 * A position opened in this turn, or not: they wait for tiles in the order in which they were
 * opened, and the king has summoned.
 */
export function withOpen(
  { opened = [], valley = {}, ...position }: Position,
  cell: Cell,
  isOpen: boolean,
): Position {
  const others = opened.filter((other) => other !== cell);
  const { [cell]: _tile, ...rest } = valley;
  if (isOpen)
    return withValley(
      { ...position, phase: position.phase === 2 ? 2 : 3, opened: [...others, cell] },
      rest,
    );
  const left = withValley(position, valley);
  if (others.length > 0) return { ...left, opened: others };
  return opened.length > 0 ? withPhase(left, 1) : left;
}

/** The coin of a priest on a position, or none. */
export function withCoin(
  { coins = [], ...position }: Position,
  cell: Cell,
  lies: boolean,
): Position {
  const others = coins.filter((other) => other !== cell);
  const next = lies ? [...others, cell] : others;
  return next.length > 0 ? { ...position, coins: next } : position;
}
