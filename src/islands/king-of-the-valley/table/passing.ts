import { MOST_OPENED, TILES_OF } from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import { CELLS, passedBetween, type Cell } from '../../../games/king-of-the-valley/valley.ts';
import { playerAt, turnIn } from './edit.ts';

/**
 * The orders in which the king of whoever has the turn can have opened the positions of a table:
 * priests that it paid, each in a straight line from the one before, then the tile under it, or a
 * set that it passed and now stands directly behind. A coin on an open position is that of a
 * priest; the others count as priests only where nothing else is possible.
 */
export function possibleOrders({
  opened = [],
  coins = [],
  ...position
}: Position): readonly (readonly Cell[])[] {
  const { king } = playerAt(position, turnIn(position));
  if (!king || opened.length === 0 || opened.length > MOST_OPENED) return [];
  const paid = opened.filter((cell) => coins.includes(cell));
  const ways = ordersOf(opened).flatMap((order) =>
    [...order.keys(), order.length]
      .filter((priests) => paid.every((cell) => order.indexOf(cell) < priests))
      .filter((priests) =>
        isPossible(order.slice(0, priests), order.slice(priests), king, position.phase === 2),
      )
      .map((priests) => ({ order, priests })),
  );
  const marked = ways.filter(({ priests }) => priests === paid.length);
  return [
    ...new Map(
      (marked.length > 0 ? marked : ways).map(({ order }) => [order.join(), order]),
    ).values(),
  ];
}

/** Whether the open positions are listed in an order in which the king can have opened them. */
export const isPossibleOrder = (position: Position): boolean =>
  possibleOrders(position).some((order) => order.join() === position.opened?.join());

/**
 * The same table with its open positions in the only order in which the king can have opened them;
 * without such an order, as it is.
 */
export function inPossibleOrder(position: Position): Position {
  const [order, ...others] = possibleOrders(position);
  return order && others.length === 0 ? { ...position, opened: order } : position;
}

const ordersOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] =>
  cells.length === 0
    ? [[]]
    : cells.flatMap((first) =>
        ordersOf(cells.filter((cell) => cell !== first)).map((others) => [first, ...others]),
      );

/**
 * Whether a king can have gone from priest to priest and then taken these; one that is still on its
 * way stands on the last priest, and no other one ends where a priest was.
 */
function isPossible(
  priests: readonly Cell[],
  taken: readonly Cell[],
  king: Cell,
  isOnItsWay: boolean,
): boolean {
  const isStraight = priests.every(
    (cell, place) => place === 0 || passedBetween(priests[place - 1]!, cell),
  );
  if (!isStraight || priests.length > TILES_OF.priest) return false;
  if (isOnItsWay) return taken.length === 0 && priests.at(-1) === king;
  return !priests.includes(king) && isTaken(taken, king, priests.at(-1));
}

/**
 * Whether the last leg can have taken these, in this order: the tile under the king, or two or
 * three that it passed, the last one just before.
 */
function isTaken(taken: readonly Cell[], king: Cell, priest: Cell | undefined): boolean {
  const starts = priest ? [priest] : CELLS.filter((cell) => !taken.includes(cell));
  return starts.some((start) => {
    const passed = passedBetween(start, king);
    if (!passed) return false;
    if (taken.length === 1) return taken[0] === king;
    return (
      taken.length > 1 &&
      passed.at(-1) === taken.at(-1) &&
      passed.filter((cell) => taken.includes(cell)).join() === taken.join()
    );
  });
}
