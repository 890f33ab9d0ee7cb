import MiniSearch, { type SearchResult } from 'minisearch';
import { fold, foldings } from './words.ts';

/** Something with printed names: a card or a term, in the page's language, and what the editions call it. */
export interface NameRecord {
  readonly url: string;
  readonly kind: 'card' | 'term';
  readonly title: string;
  /** What it does or means, in one sentence. */
  readonly text: string;
  /** A small picture, as HTML. */
  readonly picture?: string;
  /** Printed names by language code; its first form is the usual one. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** A record found by its name. */
export interface NameHit {
  readonly record: NameRecord;
  /** The names that fit in other languages, by language code. */
  readonly foreign: readonly { readonly language: string; readonly name: string }[];
  readonly score: number;
}

/** Looks names up, whatever the language, the accents and a slip of the thumb. */
export interface NameIndex {
  /** The records that fit every one of these words, best first; with `loose` also those that fit some, or only nearly. */
  find(words: readonly string[], loose?: boolean): NameHit[];
}

const EXACT = 4;
const PREFIX = 1.5;
const TYPO = 0.6;
/** Names of the page's language count a little more. */
const OWN = 1.3;

/** Letters that may be wrong in a word. */
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Builds the index over some records; `language` is that of the page. */
export function nameIndex(records: readonly NameRecord[], language: string): NameIndex {
  const languages = [...new Set(records.flatMap(({ names }) => Object.keys(names)))];
  const index = new MiniSearch<NameRecord & { id: number }>({
    fields: ['title', ...languages],
    extractField: (record, field) => {
      if (field === 'id') return String(record.id);
      return field === 'title' ? record.title : (record.names[field] ?? []).join(' ');
    },
    processTerm: (word) => foldings(word),
  });
  index.addAll(records.map((record, id) => ({ ...record, id })));

  function hitOf({ id, score, match }: SearchResult): NameHit {
    const record = records[Number(id)]!;
    const matched = Object.entries(match);
    const foreign = Object.keys(record.names)
      .filter((code) => code !== language)
      .flatMap((code) => {
        const terms = matched.filter(([, fields]) => fields.includes(code)).map(([term]) => term);
        const name = record.names[code]!.find((form) =>
          form.split(/[\s-]+/).some((word) => foldings(word).some((folded) => terms.includes(folded))),
        );
        return name && fold(name) !== fold(record.title) ? [{ language: code, name }] : [];
      });
    return { record, foreign, score };
  }

  return {
    find: (words, loose = false) =>
      index
        .search(words.map(fold).join(' '), {
          combineWith: loose ? 'OR' : 'AND',
          prefix: (word) => word.length > 1,
          fuzzy: (word) => (loose ? 0.4 : slips(word)),
          weights: { fuzzy: TYPO / EXACT, prefix: PREFIX / EXACT },
          boost: { title: OWN, [language]: OWN },
          processTerm: (word) => word,
        })
        .map(hitOf),
  };
}
