import { NOTHING, type Found } from './found.ts';
import { byName, type Hit } from './hit.ts';
import type { NameHit, NameIndex, NameRecord } from './names.ts';
import { foldings, isUnfinished, type ReadTerms, type Term } from './words.ts';

/** What names answer. `isWhole`: one of them fits the whole query. */
export interface NamesFound {
  readonly isWhole: boolean;
  readonly hits: readonly Hit[];
}

/** Answers by the names of things. */
export interface NameFinder {
  /**
   * The records with a name that fits the whole query, or else the best one for each word, unless
   * `each` says no.
   */
  named(query: string, each?: boolean): NamesFound;
  /** The cards of a letter, where a single one is typed. */
  ofLetter(query: string): Found | undefined;
  /** The records whose names come nearest. */
  near(terms: readonly Term[]): readonly Hit[];
}

const MOST_NAMES = 6;
const MOST_NEAR = 3;
/** A single letter may be what cards are called by. */
const LETTER = /^\p{L}$/u;
/** From how many letters on a word is taken for a name by itself. */
const LEAST_TITLE = 4;

/** Makes what answers by these names. */
export function nameFinder(
  records: readonly NameRecord[],
  names: NameIndex,
  read: ReadTerms,
): NameFinder {
  return {
    named(query, each = true) {
      const terms = read(query);
      const whole =
        terms.length > 0 ? names.find(terms, isUnfinished(query, terms)).slice(0, MOST_NAMES) : [];
      const found =
        whole.length > 0 || !each
          ? whole
          : terms.flatMap((term) => names.find([term], false).slice(0, 1));
      return { isWhole: whole.length > 0, hits: found.map(byName) };
    },
    ofLetter(query) {
      const letter = query.trim().toUpperCase();
      const called = LETTER.test(letter)
        ? records.filter((record) => record.letter === letter)
        : [];
      const hits = called.map((record) =>
        byName({ record, foreign: [], score: 1, times: 1, match: { [letter]: ['letter'] } }),
      );
      return hits.length > 0 ? { ...NOTHING, groups: [{ by: 'name', hits }] } : undefined;
    },
    near: (terms) => names.near(terms).slice(0, MOST_NEAR).map(byName),
  };
}

/** Whether a word is the title of something, or one of its words. */
export const isTitle = (names: NameIndex, word: string): boolean =>
  word.length >= LEAST_TITLE &&
  names.find([{ word, synonyms: [] }], false).some((hit) => placesOf(hit, word).includes('title'));

/** Where among the names of a hit a word stands, letter by letter. */
export const placesOf = ({ match }: NameHit, word: string): readonly string[] =>
  foldings(word).flatMap((one) => match[one] ?? []);
