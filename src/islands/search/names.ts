import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { PlayedId } from '../../games/ids.ts';
import { remembered } from './remembered.ts';
import { fold, foldings, wordsIn, type Term } from './words.ts';

/**
 * Something with printed names: a card or a term, in the page's language, and what the editions
 * call it.
 */
export interface NameRecord {
  readonly url: string;
  readonly kind: 'card' | 'term';
  readonly title: string;
  /** What it does or means, in one sentence. */
  readonly text: string;
  /** A small picture, as HTML. */
  readonly picture?: string;
  /** Which card of which game it is. */
  readonly piece?: { readonly game: PlayedId; readonly card: string };
  /** The letter by which a card is called. */
  readonly letter?: string;
  /** Printed names by language code; its first form is the usual one. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** A record found by its name. */
export interface NameHit {
  readonly record: NameRecord;
  /** The names that fit in other languages, by language code. */
  readonly foreign: readonly { readonly language: string; readonly name: string }[];
  /** What MiniSearch says to the words that fit, times what the name counts. */
  readonly score: number;
  readonly times: number;
  /**
   * The words that fit, as the index has them, and where each stands: in the `title`, or among the
   * names of a language.
   */
  readonly match: Readonly<Record<string, readonly string[]>>;
}

/** Looks names up, whatever the language, the accents and a slip of the thumb. */
export interface NameIndex {
  /**
   * The records that fit every one of these terms, best first. `isTyping`: the last word may not be
   * whole yet.
   */
  find(terms: readonly Term[], isTyping: boolean): NameHit[];
  /** The records whose names come nearest to some of these terms. */
  near(terms: readonly Term[]): NameHit[];
}

/** How much a word counts against one that fits exactly: begun, misspelt, or a synonym. */
const WEIGHTS = { prefix: 0.4, fuzzy: 0.15 };
const SYNONYM = 0.5;
/** Names of the page's language count a little more, a name typed in full twice. */
const OWN = 1.3;
const IN_FULL = 2;
/** What a glossary entry counts where a card has the same name: the card's own page says more. */
const ENTRY_OF_CARD = 0.2;
/** The share of a word's letters that may be wrong where nothing fits. */
const NEARLY = 0.5;

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

  const cardNames = new Set(
    records
      .filter(({ kind }) => kind === 'card')
      .flatMap(namesOf)
      .map(folded),
  );
  const isEntryOfCard = ({ kind, title }: NameRecord): boolean =>
    kind === 'term' && cardNames.has(folded(title));

  function hitOf({ id, score, match }: SearchResult, query: string): NameHit {
    const record = records[Number(id)]!;
    const inFull = namesOf(record).some((name) => folded(name) === query);
    const own = folded(record.title).split(' ');
    const isOwn = query.split(' ').every((word) => own.some((other) => other.startsWith(word)));
    const times = (inFull ? IN_FULL : 1) * (isEntryOfCard(record) ? ENTRY_OF_CARD : 1);
    return {
      record,
      foreign: isOwn ? [] : foreignNames(record, match, language),
      score: score * times,
      times,
      match,
    };
  }

  function ask(terms: readonly Term[], nearly: boolean, isTyping: boolean): NameHit[] {
    const typed = terms.map(({ word }) => fold(word)).join(' ');
    return index
      .search(queryOf(terms, nearly), {
        prefix: (word, at, all) => isTyping && word.length > 1 && at === all.length - 1,
        weights: WEIGHTS,
        boost: { title: OWN, [language]: OWN },
        tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
        processTerm: (word) => word,
      })
      .map((result) => hitOf(result, typed))
      .sort((a, b) => b.score - a.score);
  }

  return {
    find: remembered((terms: readonly Term[], isTyping: boolean) => ask(terms, false, isTyping)),
    near: (terms) => ask(terms, true, true),
  };
}

const namesOf = ({ names, title }: NameRecord): string[] => [title, ...Object.values(names).flat()];

/** A name as it is compared. */
const folded = (text: string): string => wordsIn(text).map(fold).join(' ');

/** All of some terms, each itself or what stands for it; `nearly`: some of them, misspelt at will. */
const queryOf = (terms: readonly Term[], nearly: boolean): Query => ({
  combineWith: nearly ? 'OR' : 'AND',
  queries: terms.map(({ word, synonyms }) => ({
    combineWith: 'OR',
    queries: [
      {
        queries: [fold(word)],
        fuzzy: nearly ? NEARLY : synonyms.length > 0 ? false : slips(word),
      },
      { queries: synonyms.map(fold), boostTerm: () => SYNONYM },
    ],
  })),
});

/** The names in other languages that brought a hit. */
const foreignNames = (
  { names, title }: NameRecord,
  match: SearchResult['match'],
  language: string,
): NameHit['foreign'] =>
  Object.keys(names).flatMap((code) => {
    const terms = Object.keys(match).filter((term) => match[term]!.includes(code));
    const name = names[code]!.find((form) =>
      wordsIn(form).some((word) => foldings(word).some((one) => terms.includes(one))),
    );
    return code !== language && name && fold(name) !== fold(title)
      ? [{ language: code, name }]
      : [];
  });
