import { takeBreaks } from '../../browser/take-breaks.ts';
import { isTitle, nameFinder, type NameFinder } from './by-name.ts';
import { byNumber } from './by-number.ts';
import { tableFinder } from './by-table.ts';
import { hitMaker, textFinder, type TextsFound } from './by-text.ts';
import { lackOf, NOTHING, type Found } from './found.ts';
import { readOf } from './limits.ts';
import { nameIndex, type NameIndex } from './names.ts';
import { numberAsked } from './numbers.ts';
import { saysLittle } from './poor.ts';
import type { FindTables, SearchData, Texts } from './sources.ts';
import { together, withoutDoubles } from './together.ts';
import { termsReader, type Term } from './words.ts';

export interface Searcher {
  search(query: string): Promise<Found>;
  /** What names, titles and questions answer, while the texts are still coming. */
  byTitle(query: string): Promise<Found>;
  /** What names alone answer, at once. */
  named(query: string): Found;
}

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
  const makeHits = hitMaker(data.names);
  const byName = nameFinder(data.names, names, read);
  const byText = textFinder(names, read, makeHits);
  const byTable = tableFinder(data, names, read, findTables);

  async function answer(typed: string, inTexts: boolean): Promise<Found> {
    const { read: query } = readOf(typed);
    const called = byName.ofLetter(query);
    if (called) return called;
    const terms = read(query);
    const number = numberAsked(query, data.numberCalled ?? []);
    if (terms.length === 0 && !number) return NOTHING;
    const texts = await loadTexts().catch(() => undefined);
    if (number && !texts) return { ...NOTHING, lacks: 'answers' };
    const numbered = number && texts && (await byNumber(number, texts, makeHits));
    return (
      numbered ?? toWords({ query, terms, inTexts }, texts, { names, byName, byText, byTable })
    );
  }

  return {
    named(typed) {
      const { read: query } = readOf(typed);
      return (
        byName.ofLetter(query) ?? {
          ...NOTHING,
          groups: withoutDoubles([{ by: 'name', hits: byName.named(query).hits }]),
        }
      );
    },
    byTitle: (typed) => answer(typed, false),
    search: (typed) => answer(typed, true),
  };
}

/**
 * The share of the words of a query that must be known for its hits to mean anything, unless one of
 * them names something.
 */
const KNOWN = 0.5;

/** The words of a query as they are asked. `inTexts`: also in the texts, not in titles alone. */
interface Asked {
  readonly query: string;
  readonly terms: readonly Term[];
  readonly inTexts: boolean;
}

/** What answers words. */
interface Ways {
  readonly names: NameIndex;
  readonly byName: NameFinder;
  readonly byText: ReturnType<typeof textFinder>;
  readonly byTable: ReturnType<typeof tableFinder>;
}

const NO_TABLES = { isAll: false, hits: [] };
const NO_TEXTS: TextsFound = { best: undefined, hits: [], lacks: undefined };

/** What all ways together answer to words; without the texts, names alone. */
async function toWords(
  { query, terms, inTexts }: Asked,
  texts: Texts | undefined,
  { names, byName, byText, byTable }: Ways,
): Promise<Found> {
  const breaks = takeBreaks();
  const unknown: string[] = [];
  for (const term of terms) {
    await breaks();
    if (names.find([term], true).length === 0 && !texts?.index.understands(term))
      unknown.push(term.word);
  }
  await breaks();
  const isKnown =
    unknown.length <= terms.length * (1 - KNOWN) || terms.some(({ word }) => isTitle(names, word));
  const named = byName.named(query, isKnown);
  if (!texts)
    return { ...NOTHING, groups: together(terms, named, [], NO_TABLES), lacks: 'answers' };
  await breaks();
  const byWords = isKnown ? await byText(query, { texts, inTexts }) : NO_TEXTS;
  await breaks();
  const laid = await byTable(query, texts);
  const groups = together(terms, named, byWords.hits, laid);
  const isNamed = named.isWhole || (laid.isAll && laid.hits.length > 0);
  return {
    groups,
    near: groups.length > 0 ? [] : byName.near(terms),
    unknown,
    ...(!isNamed && saysLittle(byWords.best, query, terms) && { isPoor: true }),
    ...lackOf(byWords.lacks, texts.absent),
  };
}
