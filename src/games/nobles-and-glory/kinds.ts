import type { Kinds } from '../manifest.ts';

/**
 * What Nobles & Glory names. A card is put together from its suit and its value or rank. Boards and
 * tools show none of them yet.
 */
export const kinds: Kinds = {
  seat: {},
  suit: {},
  card: {},
};
