import type { TextIds } from './record-file.ts';

/** What Pagefind answers to a word: pages by their id, with scores. */
export interface Pagefind {
  search(word: string): Promise<{
    readonly results: readonly { readonly id: string; readonly score: number }[];
  } | null>;
}

/** How an index is opened. */
interface IndexOptions {
  readonly ranking: typeof RANKING;
  /**
   * Stands in the address of what is asked for first; without it that is asked for anew each time.
   */
  readonly metaCacheTag?: string;
}

/** One index, with those merged into it. */
interface OpenPagefind extends Pagefind {
  /** Rejects where its script or index cannot be had. */
  preload(word: string): Promise<unknown>;
  mergeIndex(address: string, options: IndexOptions): Promise<void>;
}

/** What Pagefind's script hands out. */
export interface PagefindScript {
  readonly createInstance: (
    options: IndexOptions & { readonly basePath: string; readonly noWorker: true },
  ) => OpenPagefind;
}

/** How well the texts of records fit words. */
export interface FullText {
  /**
   * The scores of the records whose text has one of these forms of a word, by their place in the
   * list of records. Rejects where the texts cannot be had.
   */
  find(forms: readonly string[]): Promise<ReadonlyMap<number, number>>;
}

/**
 * What Pagefind is told before it searches: a word that comes again adds little, a long text counts
 * a little less, and so does a word that only begins like the one sought.
 */
export const RANKING = {
  termFrequency: 0.8,
  termSaturation: 1.5,
  pageLength: 0.5,
  termSimilarity: 1.5,
};

/** The texts below one address, as Pagefind knows them. */
interface Texts {
  /** What it calls the records, by their place; empty for a record without a text. */
  readonly ids: TextIds;
  /** The words that stand there. */
  readonly words: readonly string[];
}

/**
 * Looks words up in texts; the places are those in the list of all records. What failed once is not
 * asked for again.
 */
export function fullText(pagefind: Pagefind, texts: readonly Texts[]): FullText {
  const parts = texts.map(({ ids, words }, part) => {
    const before = texts.slice(0, part).reduce((count, one) => count + one.ids.length, 0);
    return {
      words: new Set(words),
      places: new Map(ids.flatMap((id, at) => (id ? [[id, before + at] as const] : []))),
    };
  });
  const asked = new Map<string, ReturnType<Pagefind['search']>>();
  const ask = (word: string): ReturnType<Pagefind['search']> => {
    const asking = asked.get(word) ?? pagefind.search(word);
    asked.set(word, asking);
    return asking;
  };
  return {
    async find(forms) {
      // To a word that an index lacks Pagefind tells what stands next to it: each is asked for a
      // form that it has.
      const scores = parts.map(async ({ words, places }) => {
        const word = forms.find((form) => words.has(form));
        if (word === undefined) return [];
        const { results } = (await ask(word))!;
        const own = results.flatMap(({ id, score }) =>
          places.has(id) ? [[places.get(id)!, score] as const] : [],
        );
        // Pagefind keeps to itself that a part of an index has not come.
        if (own.length === 0) throw new Error(`Pagefind finds no text with ${word}`);
        return own;
      });
      return new Map((await Promise.all(scores)).flat());
    },
  };
}
