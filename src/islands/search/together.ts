import type { NamesFound } from './by-name.ts';
import type { TablesFound } from './by-table.ts';
import type { Group } from './found.ts';
import type { Hit } from './hit.ts';
import { namesakesTogether, withoutTermsOfCards } from './one-name.ts';
import { fold, type Term } from './words.ts';

/**
 * A query of at most so many words that calls one card by its title has it at this place at the
 * latest.
 */
const CALLED = { words: 4, place: 3 };

/** What names, texts and tables answer to some terms, in the order that `Found` says. */
export function together(
  terms: readonly Term[],
  names: NamesFound,
  texts: readonly Hit[],
  tables: TablesFound,
): Group[] {
  const ofTables: Group = { by: 'table', hits: tables.hits };
  const ofNames: Group = { by: 'name', hits: names.hits };
  const ofTexts: Group = {
    by: 'text',
    hits: names.isWhole ? texts : withCalledCard(texts, names.hits, terms),
  };
  const others = names.isWhole ? [ofNames, ofTexts] : [ofTexts, ofNames];
  return withoutDoubles(tables.isAll ? [ofTables, ...others] : [...others, ofTables]);
}

/**
 * A short query that calls one card by its title finds it among the first three, whatever the texts
 * say to its other words.
 */
function withCalledCard(
  inTexts: readonly Hit[],
  byNames: readonly Hit[],
  terms: readonly Term[],
): readonly Hit[] {
  const called = byNames.filter(
    ({ kind, title }) => kind === 'card' && terms.some(({ word }) => fold(word) === fold(title)),
  );
  return terms.length <= CALLED.words && called.length === 1
    ? inTexts.toSpliced(CALLED.place - 1, 0, ...called)
    : inTexts;
}

/**
 * Every place once, where it stands first, a term not beside its card, and names that games share
 * one after the other; groups with hits only.
 */
export function withoutDoubles(groups: readonly Group[]): Group[] {
  const seen = new Set<string>();
  const isNew = ({ url }: Hit): boolean => !seen.has(url) && Boolean(seen.add(url));
  return withoutTermsOfCards(groups.map(({ by, hits }) => ({ by, hits: hits.filter(isNew) })))
    .map(({ by, hits }) => ({ by, hits: namesakesTogether(hits) }))
    .filter(({ hits }) => hits.length > 0);
}
