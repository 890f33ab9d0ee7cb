import type { Kinds } from '../manifest.ts';

/** What King of the Valley names. */
export const kinds: Kinds = {
  seat: { shown: ['name'], always: true },
  tile: { shown: ['name'], always: true },
  column: { shown: ['name'], always: true },
  side: { shown: ['name'], always: true },
  place: {},
  collector: {},
};
