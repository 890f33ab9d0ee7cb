import { kindOf, KNIGHTS, type TileId } from '../tiles.ts';
import type { Position } from '../types/position.ts';
import { CELLS, LINES, type Cell } from '../valley.ts';

type Pattern = readonly (readonly TileId[])[];

/**
 * What the positions that are left out are filled with where it is there: no two alike in any line.
 */
const USUAL: Pattern = [['farmer'], ['farmers-wife'], KNIGHTS, ['countess'], ['duke']];

const ordersOf = (pattern: Pattern): Pattern[] =>
  pattern.length === 0
    ? [[]]
    : pattern.flatMap((tiles, place) =>
        ordersOf(pattern.toSpliced(place, 1)).map((others) => [tiles, ...others]),
      );

/** The same in every order, the usual one first: in none are two alike in a line. */
const ORDERS: readonly Pattern[] = ordersOf(USUAL);

/** Where in the pattern each position is. */
const PLACES = Object.fromEntries(
  CELLS.map((cell, place) => [cell, ((place % 5) + 2 * Math.floor(place / 5)) % 5]),
) as Record<Cell, number>;

/**
 * What a position that is left out is filled with. The pattern has the order in which the king
 * whose turn it is sees the fewest of what is named once more in a line.
 */
export function patternFor({
  players,
  turn,
  startingPlayer,
  valley = {},
}: Position): (cell: Cell) => readonly TileId[] {
  const own = turn ?? startingPlayer;
  const { king } = players.find(({ seat }) => seat === own) ?? players[0]!;
  const lines = (king ? LINES[king] : []).map((line) => ({
    named: new Set(line.flatMap((cell) => (valley[cell] ? [kindOf(valley[cell])] : []))),
    others: line.filter((cell) => !valley[cell]),
  }));
  const alikeIn = (pattern: Pattern): number =>
    lines.reduce(
      (sum, { named, others }) =>
        sum + others.filter((cell) => named.has(kindOf(pattern[PLACES[cell]]![0]!))).length,
      0,
    );
  let best = USUAL;
  for (let least = alikeIn(USUAL), place = 1; least > 0 && place < ORDERS.length; place += 1) {
    const alike = alikeIn(ORDERS[place]!);
    if (alike < least) [best, least] = [ORDERS[place]!, alike];
  }
  return (cell) => best[PLACES[cell]]!;
}
