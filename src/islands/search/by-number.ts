import type { MakeHits } from './by-text.ts';
import { lackOf, NOTHING, type Found } from './found.ts';
import { findNumber, type NumberAsked } from './numbers.ts';
import type { Texts } from './sources.ts';

/**
 * The rules or chapters that have a number, or come nearest; undefined where it may be the number
 * of something else, which is asked for in the texts.
 */
export async function byNumber(
  number: NumberAsked,
  texts: Texts,
  makeHits: MakeHits,
): Promise<Found | undefined> {
  const { records, missing } = findNumber(texts.index.rules(), number);
  if (missing && number.isBare) return undefined;
  const rated = records.map((record) => ({
    record,
    score: 1,
    times: 1,
    shares: [],
    stems: new Set<string>(),
  }));
  const { hits, lacks } = await makeHits(rated, texts);
  return {
    ...NOTHING,
    groups: hits.length > 0 ? [{ by: 'number', hits }] : [],
    ...(missing && { missing }),
    ...lackOf(lacks, texts.absent),
  };
}
