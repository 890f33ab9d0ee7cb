import type { Kinds } from '../manifest.ts';

/** Its texts name cards and roles in plain words: no messages put their names together. */
export const kinds: Kinds = {};
