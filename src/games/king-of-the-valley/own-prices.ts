import type { OwnNumbers } from '../manifest.ts';
import { HIGHEST_PRICE, HILL_PRICES, LOWEST_PRICE } from './hill.ts';

/** The prices on the reader’s own hill, lowest row first: a higher row is never cheaper (`kv.hill.recruit.pay-row-price`). */
export const ownPrices: OwnNumbers = {
  usual: HILL_PRICES,
  lowest: LOWEST_PRICE,
  highest: HIGHEST_PRICE,
  onto: (position, hillPrices) => ({ ...position, hillPrices }),
};
