import type { Hit } from './hit.ts';
import { cardReader } from './named.ts';
import type { NameIndex, NameRecord } from './names.ts';
import type { FindTables, SearchData, Texts } from './sources.ts';
import type { TextIndex } from './texts.ts';
import { wordsIn, type ReadTerms } from './words.ts';

/** Tables laid with the cards that a query names. `isAll`: it says nothing else. */
export interface TablesFound {
  readonly isAll: boolean;
  readonly hits: readonly Hit[];
}

/** Makes what answers by tables; without their referee, there are none. */
export function tableFinder(
  data: SearchData,
  names: NameIndex,
  read: ReadTerms,
  findTables: FindTables,
): (query: string, texts: Texts) => Promise<TablesFound> {
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
        isIgnored: (word) => read(word).length === 0,
      });
    readers.set(index, reader);
    return reader;
  };

  return async (query, texts) => {
    const { cards, isAll } = readCards(texts)(query);
    return { isAll, hits: cards.length > 1 ? await findTables(cards).catch(() => []) : [] };
  };
}
