/** How a language's everyday words lead to those of the texts. */
export interface Vocabulary {
  /** Words that carry no meaning for a search. */
  readonly stopWords: readonly string[];
  /** Everyday words and what the texts say instead. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** A word of a query, and the words that may stand for it in the texts. */
export interface Term {
  readonly word: string;
  readonly synonyms: readonly string[];
}

/** Letters and digits, also with points or hyphens between them: `7.3`, `color-matching`. */
const WORDS = /[\p{L}\p{N}]+(?:[.\-’'][\p{L}\p{N}]+)*/gu;

/** What French elides before a vowel, as in l’aubergiste, d’or and qu’un; “C’s” is none. */
const ELIDED = /(?<!\p{L})((?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[’'])(?=\p{L}{2})/giu;
const APART = /(?<!\p{L})((?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[’']) (?=(<mark>)?\p{L}{2})/giu;

/** A text with a space behind elided words, so that the index knows what follows them. */
export const apart = (text: string): string => text.replace(ELIDED, '$1 ');

/** A text or HTML out of the index as it was before. */
export const together = (text: string): string => text.replace(APART, '$1');

/** The words of a text as they stand there, without elided ones. */
export const wordsIn = (text: string): string[] => text.replace(ELIDED, ' ').match(WORDS) ?? [];

/** A word in lower case without accents. */
export const fold = (word: string): string => word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The ways to type a word without its accents: `Wächter` as `wachter` and `waechter`. */
export const foldings = (word: string): string[] => [
  ...new Set([fold(word), fold(word.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter]!))]),
];

/** Makes the terms of a query: without stop words, unless there is nothing else, and with synonyms. */
export function termsReader({ stopWords, synonyms }: Vocabulary): (query: string) => Term[] {
  const ignored = new Set(stopWords.map(fold));
  const known = new Map(Object.entries(synonyms).map(([word, others]) => [fold(word), others]));
  return (query) => {
    const words = wordsIn(query);
    const telling = words.filter((word) => !ignored.has(fold(word)));
    return (telling.length > 0 ? telling : words).map((word) => ({ word, synonyms: known.get(fold(word)) ?? [] }));
  };
}
