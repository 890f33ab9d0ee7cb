/** How a language's everyday words lead to those of the texts. */
export interface Vocabulary {
  /** Words that carry no meaning for a search. */
  readonly stopWords: readonly string[];
  /** Words that carry little. */
  readonly faintWords?: readonly string[];
  /** Everyday words and what the texts say instead. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** A word of a query, and the words that may stand for it in the texts. */
export interface Term {
  readonly word: string;
  readonly synonyms: readonly string[];
  /** A word of the query that says little. */
  readonly isFaint?: boolean;
}

/** Takes the endings off a folded word. */
export type Stem = (word: string) => string;

/** Letters and digits, also with points or hyphens between them: `7.3`, `color-matching`. */
const WORDS = /[\p{L}\p{N}]+(?:[.\-’'][\p{L}\p{N}]+)*/gu;

/** What French elides before a vowel, as in l’aubergiste, d’or and qu’un; “C’s” is none. */
const ELIDED = /(?<!\p{L})((?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[’'])(?=\p{L}{2})/giu;

/** A text as it is compared: soft hyphens gone, letters and their marks as one character. */
const plain = (text: string): string => text.replaceAll('\u00AD', '').normalize('NFC');

/** The words of a text as they stand there, without elided ones. */
export const wordsIn = (text: string): string[] =>
  plain(text).replace(ELIDED, ' ').match(WORDS) ?? [];

/** A letter or a digit at the end. */
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;

/**
 * Whether the last of some terms may not be whole yet: it is the last word that was typed, and
 * neither a blank nor a mark follows.
 */
export const isUnfinished = (query: string, terms: readonly Term[]): boolean =>
  ENDS_IN_WORD.test(plain(query)) &&
  terms.length > 0 &&
  terms.at(-1)!.word === wordsIn(query).at(-1);

/**
 * The smallest parts of a text that are looked up: words without hyphens and possessive endings,
 * and numbers with their points.
 */
export const tokensIn = (text: string): string[] =>
  wordsIn(text).flatMap((word) =>
    /^\p{N}/u.test(word) ? [word] : word.replace(/[’']s$/i, '').split(/[.\-’']/),
  );

/** A word in lower case without accents. */
export const fold = (word: string): string =>
  word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The ways to type a word without its accents: `Wächter` as `wachter` and `waechter`. */
export const foldings = (word: string): string[] => [
  ...new Set([
    fold(word),
    fold(
      word
        .normalize('NFC')
        .toLowerCase()
        .replace(/[äöü]/g, (letter) => UMLAUTS[letter]!),
    ),
  ]),
];

/**
 * How a folded word sounds, roughly and in any language: vowels count alike, and so do letters that
 * are taken for each other.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/ph|[vw]/g, 'f')
    .replace(/(?<=.)h/g, '')
    .replace(/[aeiouy]+/g, 'a')
    .replace(/[cgqx]/g, 'k')
    .replace(/z/g, 's')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/(.)\1+/g, '$1');

/**
 * Makes the terms of a query: without stop words, and with synonyms; given what takes endings off,
 * also with those of another form of the word.
 */
export type ReadTerms = (query: string, stem?: Stem) => Term[];

export function termsReader({ stopWords, faintWords = [], synonyms }: Vocabulary): ReadTerms {
  const ignored = new Set(stopWords.flatMap(foldings));
  const faint = new Set(faintWords.flatMap(foldings));
  const known = new Map(
    Object.entries(synonyms).flatMap(([word, others]) =>
      foldings(word).map((one) => [one, others] as const),
    ),
  );
  return (query, stem) => {
    const forms = new Map(
      stem && [...known].map(([word, others]) => [stem(word), others] as const),
    );
    return wordsIn(query)
      .filter((word) => !ignored.has(fold(word)))
      .map((word) => ({
        word,
        synonyms: known.get(fold(word)) ?? (stem && forms.get(stem(fold(word)))) ?? [],
        ...(faint.has(fold(word)) && { isFaint: true }),
      }));
  };
}
