import type { Hit } from './hit.ts';
import type { Missing } from './numbers.ts';

/** Hits found by the names of things, in the texts, by their number, or laid on the table. */
export interface Group {
  readonly by: 'table' | 'name' | 'text' | 'number';
  readonly hits: readonly Hit[];
}

/**
 * What was found. A table comes first where the query names its cards and nothing else, last where
 * it asks for more. Names come before texts where one fits the whole query; otherwise the texts
 * know better. `near`: without any hit, the records with the nearest names.
 */
export interface Found {
  readonly groups: readonly Group[];
  readonly near: readonly Hit[];
  /** Words of the query that nothing stands for. */
  readonly unknown: readonly string[];
  /** What answers first says little of what was asked. */
  readonly isPoor?: true;
  /** The number that no rule or chapter has: the hits are what comes nearest. */
  readonly missing?: Missing;
  /**
   * What could not be had: all but names, or the texts, or the texts because the browser runs no
   * WebAssembly, or all of some games.
   */
  readonly lacks?: 'answers' | 'texts' | 'webassembly' | 'games';
  /** The addresses of games that could not be searched. */
  readonly absent?: readonly string[];
}

export const NOTHING: Found = { groups: [], near: [], unknown: [] };

/** What could not be had: something of the texts, or else games. */
export function lackOf(
  own: Found['lacks'],
  absent: readonly string[] = [],
): Pick<Found, 'lacks' | 'absent'> {
  const lacks = own ?? (absent.length > 0 ? 'games' : undefined);
  return { ...(lacks && { lacks }), ...(absent.length > 0 && { absent }) };
}
