import { takeBreaks } from '../../browser/take-breaks.ts';
import { escapeHtml } from '../../i18n/html.ts';
import type { NamedTable } from '../table/named-table.ts';
import { excerptOf } from './excerpt.ts';
import { readOf } from './limits.ts';
import { findNumber, numberAsked, type Missing } from './numbers.ts';
import { nameIndex, type NameHit, type NameIndex, type NameRecord } from './names.ts';
import type { FullText } from './full-text.ts';
import type { Passage, TextRecord } from './records.ts';
import type { Stem } from './stand-ins.ts';
import type { Rated, Share, TextIndex } from './texts.ts';
import { cardReader, type Named } from './named.ts';
import { namesakesTogether, withoutTermsOfCards } from './one-name.ts';
import {
  fold,
  foldings,
  isUnfinished,
  termsReader,
  wordsIn,
  type Term,
  type Vocabulary,
} from './words.ts';

/** What a hit can be, in the order of the filter buttons. */
export const KINDS = [
  'table',
  'card',
  'term',
  'rule',
  'ruling',
  'scenario',
  'lesson',
  'page',
] as const;
export type Kind = (typeof KINDS)[number];

/** One hit. `text`: what stands there, as HTML with `<mark>` around what was sought. */
export interface Hit {
  readonly url: string;
  readonly kind: Kind;
  readonly title: string;
  /** The number of a rule. */
  readonly number: string;
  /** The chapter it stands in. */
  readonly place: string;
  readonly text: string;
  /** A small picture, as HTML. */
  readonly picture?: string | undefined;
  /** Names in other languages that fit, by language code. */
  readonly foreign: NameHit['foreign'];
  /** Of a table: what it needs that nobody has named. */
  readonly assumed?: NamedTable['assumed'];
  /** Of a table: under which condition its answer holds. */
  readonly condition?: string;
  readonly score: number;
  readonly times: number;
  /**
   * What the score comes from, before it is multiplied: the words of names that fit, or what each
   * word of the query adds.
   */
  readonly from: { readonly names: NameHit['match'] } | { readonly texts: readonly Share[] };
}

/** What the search works with besides the texts. */
export interface SearchData extends Vocabulary {
  readonly names: readonly NameRecord[];
  /** The cards that most questions are about, by address. */
  readonly popular: readonly string[];
  /** Words that may stand between the names of cards and ask for nothing else. */
  readonly betweenNames: readonly string[];
  /** What rules and chapters are called before their number. */
  readonly numberCalled?: readonly string[];
}

/** What answers questions, and what takes the endings off words. */
export interface Texts {
  readonly index: TextIndex;
  readonly stem: Stem;
  /**
   * What looks words up in the texts; undefined where the browser runs no WebAssembly, as where it
   * is locked down. Rejects where it cannot be had.
   */
  readonly fullText: () => Promise<FullText | undefined>;
  /** What stands at records. Rejects where it cannot be had. */
  readonly passages: (records: readonly TextRecord[]) => Promise<readonly Passage[]>;
  /** The addresses below which answers could not be had. */
  readonly absent?: readonly string[];
  /** Where a record stands for this reader, where that is not its own address. */
  readonly address?: (url: string) => string;
}

/** Finds the tables that some cards may mean. */
export type FindTables = (cards: readonly Named[]) => Promise<readonly Hit[]>;

/** Hits found by the names of things, in the texts, by their number, or laid on the table. */
interface Group {
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

export interface Searcher {
  search(query: string): Promise<Found>;
  /** What names, titles and questions answer, while the texts are still coming. */
  byTitle(query: string): Promise<Found>;
  /** What names alone answer, at once. */
  named(query: string): Found;
}

const MOST_TEXTS = 7;
const MOST_NAMES = 6;
const MOST_NEAR = 3;
/** A single letter may be what cards are called by. */
const LETTER = /^\p{L}$/u;
/**
 * A query of at most so many words that calls one card by its title has it at this place at the
 * latest.
 */
const CALLED = { words: 4, place: 3 };
/**
 * A first answer that says little of what was asked: its score, or the share of the words that it
 * has and its score for each of them.
 */
const POOR = { score: 7, share: 0.5, each: 3 };
/**
 * The share of the words of a query that must be known for its hits to mean anything, unless one of
 * them names something.
 */
const KNOWN = 0.5;
/**
 * From how many letters on a word is taken for a name: as one by itself, and as a slip of one in
 * whatever language.
 */
const LEAST_NAME = { itself: 4, slip: 7 };

/**
 * A search over the names, texts and tables of one game, or of all, in the page's language; of long
 * queries it reads the beginning. Without their referee, tables are left out.
 */
export function searcherOf(
  data: SearchData,
  loadTexts: () => Promise<Texts>,
  language: string,
  findTables: FindTables,
): Searcher {
  const names = nameIndex(data.names, language);
  const read = termsReader(data);
  const pictures = new Map(data.names.map(({ url, picture }) => [url, picture]));
  const isIgnored = (word: string): boolean => read(word).length === 0;
  const readers = new WeakMap<TextIndex, ReturnType<typeof cardReader>>();
  /** What reads the cards that a query names; a word that the texts have is no slip. */
  const readCards = ({ index, stem }: Texts): ReturnType<typeof cardReader> => {
    const misspelt = (words: readonly string[]): NameRecord | undefined => {
      if (words.every((word) => index.knows(word))) return undefined;
      const terms = words.map((word) => ({ word, synonyms: [] }));
      return names
        .find(terms, false)
        .find(({ record }) => wordsIn(record.title).length === words.length)?.record;
    };
    const reader =
      readers.get(index) ??
      cardReader({
        records: data.names,
        betweenNames: data.betweenNames,
        stem,
        misspelt,
        isIgnored,
      });
    readers.set(index, reader);
    return reader;
  };

  /**
   * The records with a name that fits the whole query, or else the best one for each word, unless
   * `each` says no.
   */
  function named(
    query: string,
    each = true,
  ): { readonly isWhole: boolean; readonly hits: readonly Hit[] } {
    const terms = read(query);
    const whole =
      terms.length > 0 ? names.find(terms, isUnfinished(query, terms)).slice(0, MOST_NAMES) : [];
    const found =
      whole.length > 0 || !each
        ? whole
        : terms.flatMap((term) => names.find([term], false).slice(0, 1));
    return { isWhole: whole.length > 0, hits: found.map(byName) };
  }

  /**
   * What answers a query by titles, questions and texts; without the texts, where they cannot be
   * looked through.
   */
  async function rate(
    query: string,
    texts: Texts,
    inTexts: boolean,
  ): Promise<{ readonly rated: readonly Rated[]; readonly lacks?: Found['lacks'] }> {
    const terms = read(query, texts.stem).map((term) => translate(names, texts, term));
    const isTyping = isUnfinished(query, read(query));
    if (!inTexts) return { rated: await texts.index.find(terms, isTyping) };
    try {
      const fullText = await texts.fullText();
      const rated = await texts.index.find(terms, isTyping, fullText);
      return fullText ? { rated } : { rated, lacks: 'webassembly' };
    } catch {
      return { rated: await texts.index.find(terms, isTyping), lacks: 'texts' };
    }
  }

  /** Answers as hits, with what stands there. */
  async function byText(
    rated: readonly Rated[],
    texts: Texts,
  ): Promise<{ readonly hits: readonly Hit[]; readonly lacks?: Found['lacks'] }> {
    const passages = await texts.passages(rated.map(({ record }) => record)).catch(() => undefined);
    const hits = rated.map(({ record, score, times, shares, stems }, place): Hit => {
      const { kind, title, number = '', place: chapter = '' } = record;
      const url = texts.address?.(record.url) ?? record.url;
      const text = passages ? excerptOf(passages[place]!, stems, texts.stem) : '';
      return {
        url,
        kind,
        title,
        number,
        place: chapter,
        text,
        picture: pictures.get(url),
        foreign: [],
        score,
        times,
        from: { texts: shares },
      };
    });
    return passages ? { hits } : { hits, lacks: 'texts' };
  }

  /** The cards of a letter, where a single one is typed. */
  function ofLetter(query: string): Found | undefined {
    const letter = query.trim().toUpperCase();
    const called = LETTER.test(letter)
      ? data.names.filter((record) => record.letter === letter)
      : [];
    const hits = called.map((record) =>
      byName({ record, foreign: [], score: 1, times: 1, match: { [letter]: ['letter'] } }),
    );
    return hits.length > 0 ? { ...NOTHING, groups: [{ by: 'name', hits }] } : undefined;
  }

  return {
    named(typed) {
      const { read: query } = readOf(typed);
      return (
        ofLetter(query) ?? {
          ...NOTHING,
          groups: withoutDoubles([{ by: 'name', hits: named(query).hits }]),
        }
      );
    },
    byTitle: (typed) => answer(typed, { inTexts: false }),
    search: (typed) => answer(typed, { inTexts: true }),
  };

  async function answer(typed: string, { inTexts }: { readonly inTexts: boolean }): Promise<Found> {
    const { read: query } = readOf(typed);
    const called = ofLetter(query);
    if (called) return called;
    const terms = read(query);
    const number = numberAsked(query, data.numberCalled ?? []);
    if (terms.length === 0 && !number) return NOTHING;
    const texts = await loadTexts().catch(() => undefined);
    const { absent = [] } = texts ?? {};
    /** What could not be had: something of the texts, or else games. */
    const lack = (own: Found['lacks']): Pick<Found, 'lacks' | 'absent'> => {
      const lacks = own ?? (absent.length > 0 ? 'games' : undefined);
      return { ...(lacks && { lacks }), ...(absent.length > 0 && { absent }) };
    };
    if (number) {
      const { records, missing } = findNumber(texts?.index.rules() ?? [], number);
      if (!texts) return { ...NOTHING, lacks: 'answers' };
      // A number of something else is asked for in the texts.
      if (!missing || !number.isBare) {
        const rated = records.map((record) => ({
          record,
          score: 1,
          times: 1,
          shares: [],
          stems: new Set<string>(),
        }));
        const { hits, lacks } = await byText(rated, texts);
        return {
          ...NOTHING,
          groups: hits.length > 0 ? [{ by: 'number', hits }] : [],
          ...(missing && { missing }),
          ...lack(lacks),
        };
      }
    }
    const breaks = takeBreaks();
    const unknown: string[] = [];
    for (const term of terms) {
      await breaks();
      if (names.find([term], true).length === 0 && !texts?.index.understands(term))
        unknown.push(term.word);
    }
    await breaks();
    const isKnown =
      unknown.length <= terms.length * (1 - KNOWN) ||
      terms.some(({ word }) => isTitle(names, word));
    const { isWhole, hits: byNames } = named(query, isKnown);
    await breaks();
    const { rated, lacks } =
      texts && isKnown
        ? await rate(query, texts, inTexts)
        : { rated: [], lacks: texts ? undefined : ('answers' as const) };
    const shown = texts ? await byText(rated.slice(0, MOST_TEXTS), texts) : { hits: [] };
    const ofNames: Group = { by: 'name', hits: byNames };
    const ofTexts: Group = {
      by: 'text',
      hits: isWhole ? shown.hits : withCalledCard(shown.hits, byNames, terms),
    };
    const others = isWhole ? [ofNames, ofTexts] : [ofTexts, ofNames];
    await breaks();
    const { cards, isAll } = texts ? readCards(texts)(query) : { cards: [], isAll: false };
    const byTable = {
      by: 'table' as const,
      hits: cards.length > 1 ? await findTables(cards).catch(() => []) : [],
    };
    const found = withoutDoubles(isAll ? [byTable, ...others] : [...others, byTable]);
    if (!texts) return { groups: found, near: [], unknown: [], lacks: 'answers' };
    const near = found.length > 0 ? [] : names.near(terms).slice(0, MOST_NEAR).map(byName);
    const isNamed = isWhole || (isAll && byTable.hits.length > 0);
    const isTyping = isUnfinished(query, terms) && isBegun(rated[0], terms.at(-1)!.word);
    return {
      groups: found,
      near,
      unknown,
      ...(!isNamed && !isTyping && isPoor(rated[0], terms.length) && { isPoor: true }),
      ...lack(lacks ?? shown.lacks),
    };
  }
}

/** A record found by its name, as a hit. */
export const byName = ({ record, foreign, score, times, match }: NameHit): Hit => ({
  ...record,
  text: escapeHtml(record.text),
  number: '',
  place: '',
  foreign,
  score,
  times,
  from: { names: match },
});

/**
 * A word that the texts lack may be a name in another language, or a slip: then the name in this
 * language stands for it.
 */
function translate(names: NameIndex, { index }: Texts, term: Term): Term {
  if (term.synonyms.length > 0 || index.knows(term.word)) return term;
  const found = names.find([term], false);
  const best =
    found.find((hit) => placesOf(hit, term.word).length > 0) ??
    (term.word.length < LEAST_NAME.slip ? undefined : found[0]);
  return best ? { ...term, synonyms: [best.record.title] } : term;
}

/** Whether a word is the title of something, or one of its words. */
const isTitle = (names: NameIndex, word: string): boolean =>
  word.length >= LEAST_NAME.itself &&
  names.find([{ word, synonyms: [] }], false).some((hit) => placesOf(hit, word).includes('title'));

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

/** Whether the best answer to a query of so many words says little of it. */
const isPoor = (best: Rated | undefined, words: number): boolean =>
  best !== undefined &&
  (best.score < POOR.score ||
    (best.shares.length <= words * POOR.share && best.score < words * POOR.each));

/** Whether an answer is one only because a word of it begins like this one. */
const isBegun = (best: Rated | undefined, word: string): boolean =>
  best?.shares.some(
    (share) =>
      share.word === word && share.by.length > word.length && share.by.startsWith(fold(word)),
  ) ?? false;

/** Where among the names of a hit a word stands, letter by letter. */
const placesOf = ({ match }: NameHit, word: string): readonly string[] =>
  foldings(word).flatMap((one) => match[one] ?? []);

/**
 * Every place once, where it stands first, a term not beside its card, and names that games share
 * one after the other; groups with hits only.
 */
function withoutDoubles(groups: readonly Group[]): Group[] {
  const seen = new Set<string>();
  const isNew = ({ url }: Hit): boolean => !seen.has(url) && Boolean(seen.add(url));
  return withoutTermsOfCards(groups.map(({ by, hits }) => ({ by, hits: hits.filter(isNew) })))
    .map(({ by, hits }) => ({ by, hits: namesakesTogether(hits) }))
    .filter(({ hits }) => hits.length > 0);
}
