import {
  HILL_PLACES,
  rowOf,
  sideOf,
  type HillPlace,
} from '../../../games/king-of-the-valley/hill.ts';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';

/** A tile on the hill; `null` where there is none, undefined where nobody has named it. */
export function withPlace(
  { hill: old = {}, ...position }: Position,
  place: HillPlace,
  tile?: TileId | null,
): Position {
  const { [place]: _old, ...others } = old;
  const hill = { ...others, ...(tile !== undefined && { [place]: tile }) };
  return Object.keys(hill).length > 0 ? { ...position, hill } : position;
}

/** Whether every place of the hill holds a tile, named or not. */
export const isHillFull = ({ hill = {}, over }: Position): boolean =>
  !over && !Object.values(hill).includes(null);

/**
 * The next place of the hill above this one whose tile comes into the valley, too, and that nobody
 * has named; none before positions are open.
 */
export function nextOnHill(
  { hill = {}, opened = [] }: Position,
  place: HillPlace,
): HillPlace | undefined {
  const coming = HILL_PLACES.filter(
    (other) => sideOf(other) === sideOf(place) && rowOf(other) <= opened.length,
  );
  return coming.find((other) => rowOf(other) > rowOf(place) && hill[other] === undefined);
}

/** The prices of the own hill, lowest row first; without any, ours. */
export const withPrices = (
  { hillPrices: _old, ...position }: Position,
  prices: readonly number[] | undefined,
): Position => (prices ? { ...position, hillPrices: prices } : position);
