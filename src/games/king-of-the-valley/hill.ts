import type { OwnNumbers } from '../manifest.ts';
import type { Known } from '../../engine/provenance.ts';

/** The two columns of the hill, left and right of the prices (`kv.setup.hill-two-by-six`). */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** Rows of the hill, from the bottom. */
export const ROWS = [1, 2, 3, 4, 5, 6] as const;
export type Row = (typeof ROWS)[number];

/** A place on the hill. */
export type HillPlace = `${'L' | 'R'}${Row}`;

/**
 * The places row by row from the bottom, left before right: the order in which the hill is filled.
 */
export const HILL_PLACES: readonly HillPlace[] = ROWS.flatMap(
  (row) => [`L${row}`, `R${row}`] as const,
);

export const placeAt = (side: Side, row: Row): HillPlace =>
  side === 'left' ? `L${row}` : `R${row}`;

export const sideOf = (place: HillPlace): Side => (place.startsWith('L') ? 'left' : 'right');

export const rowOf = (place: HillPlace): Row => Number(place.slice(1)) as Row;

/** Prices that a copy of the game may show. */
export const LOWEST_PRICE = 1;
export const HIGHEST_PRICE = 20;

/**
 * The price of each row, lowest first, where a position does not bring its own: all that the
 * printed text says is 4 for the third row.
 */
export const HILL_PRICES: readonly Known<number>[] = [
  { value: 2, provenance: 'found-elsewhere' },
  { value: 3, provenance: 'assumed' },
  { value: 4, provenance: 'printed' },
  { value: 6, provenance: 'assumed' },
  { value: 8, provenance: 'assumed' },
  { value: 10, provenance: 'found-elsewhere' },
];

/**
 * The prices on the reader’s own hill, lowest row first: a higher row is never cheaper
 * (`kv.hill.recruit.pay-row-price`).
 */
export const ownPrices: OwnNumbers = {
  usual: HILL_PRICES,
  lowest: LOWEST_PRICE,
  highest: HIGHEST_PRICE,
  onto: (position, hillPrices) => ({ ...position, hillPrices }),
};
