import type { Kinds } from '../manifest.ts';

/** What Claim names. A card is put together from its faction and its value. */
export const kinds: Kinds = {
  seat: { shown: ['name'], always: true },
  faction: { shown: ['name', 'plural'], always: true },
  card: {},
};
