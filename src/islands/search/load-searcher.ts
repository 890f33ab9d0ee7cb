import { inLanguage } from '../../i18n/in-language.ts';
import { inTime } from '../../browser/in-time.ts';
import { readerLocaleOn } from '../../browser/page.ts';
import { loadJson } from '../../browser/load.ts';
import { inPieces } from '../../browser/take-breaks.ts';
import { searchFolders } from '../../browser/search-files.ts';
import type { Words } from '../../i18n/words.ts';
import type { NamedGame } from './game-of.ts';
import { offersOf, type Offers } from './offers.ts';
import type { Locale } from '../../i18n/locales.ts';
import { searcherOf, type Searcher } from './search.ts';
import type { FindTables, SearchData, Texts } from './sources.ts';
import { stemsOf } from './stems.ts';
import { fullText, RANKING, type FullText, type PagefindScript } from './full-text.ts';
import { passageReader, type Shelf } from './passages.ts';
import {
  TEXT_IDS,
  textWords,
  unpacked,
  type PassageFile,
  type RecordFile,
  type TextIds,
} from './record-file.ts';
import { indexing } from './texts.ts';

/** The way from the search of one game to that of all. */
interface ToAll {
  readonly game: string;
  readonly address: string;
}

/** What the search of a game, or of the library, loads before the first word: `search.json`. */
export interface SearchFile extends SearchData {
  /** Its interface strings; of one game, with what its cards are called together. */
  readonly words: Words;
  /** Symbols that the pictures use, as SVG definitions. */
  readonly signs: string;
  /** The games it is about; none where it is one only. */
  readonly games: readonly NamedGame[];
  /**
   * Below which addresses answers lie, those about no game last: `records.json`, `texts/` and
   * `pagefind/`.
   */
  readonly texts: readonly string[];
  /** The address of the card index, where there is one game only. */
  readonly cards: string | null;
  /**
   * Where this search is over one game of several: its name, and the address of the search over
   * all.
   */
  readonly all: ToAll | null;
}

let texts: Promise<Texts> | undefined;
let hasFailed = false;

/**
 * Loads the texts below some addresses and makes them ready, once; what failed is not asked for
 * again with every key.
 */
function loadTexts(language: Locale, addresses: readonly string[]): Promise<Texts> {
  if (!texts) {
    texts = noting(readTexts(language, addresses));
    texts.catch(() => undefined); // told by the search
  }
  return texts;
}

/** Notes that something of the texts could not be had. */
async function noting<Value>(awaited: Promise<Value>): Promise<Value> {
  try {
    return await awaited;
  } catch (error) {
    hasFailed = true;
    throw error;
  }
}

/** How often texts have been asked for anew. */
let attempts = 0;

/** Lets texts that could not be had be asked for anew. */
function askAgain(): void {
  if (hasFailed) {
    texts = undefined;
    attempts += 1;
  }
  hasFailed = false;
}

async function readTexts(language: Locale, addresses: readonly string[]): Promise<Texts> {
  const files = addresses.map((address) =>
    noting(loadJson<RecordFile>(`${address}records.json`)).catch(() => undefined),
  );
  let opening: ReturnType<typeof openFullText> | undefined;
  const [stem, ...read] = await Promise.all([stemsOf(language), ...files]);
  const there = addresses.flatMap((address, at) => (read[at] ? [{ address, file: read[at] }] : []));
  const absent = addresses.filter((_, at) => !read[at]);
  // What is said of no game answers nothing by itself.
  if (!there.some(({ address }) => address !== addresses.at(-1)))
    throw new Error('no answers can be had');
  const shelves = there.map(({ address, file }): Shelf => ({
    records: unpacked(file, address),
    read: (place) => noting(loadJson<PassageFile>(`${address}texts/${place}.json`)),
  }));
  const index = await inPieces(
    indexing(
      shelves.flatMap(({ records }) => records),
      there.flatMap(({ file }) => textWords(file)),
      stem,
    ),
  );
  return {
    index: index!,
    stem,
    fullText: () => (opening ??= noting(openFullText(there))),
    passages: passageReader(shelves),
    absent,
  };
}

/**
 * Opens Pagefind's indexes in some folders, of which the last has its script; undefined where the
 * browser runs no WebAssembly.
 */
async function openFullText(
  folders: readonly { readonly address: string; readonly file: RecordFile }[],
): Promise<FullText | undefined> {
  if (!runsWebAssembly()) return undefined;
  const indexes = folders.map(({ address, file }) => ({
    basePath: `${address}pagefind/`,
    options: { ranking: RANKING, metaCacheTag: file.version },
  }));
  const [own, ...others] = indexes.toReversed();
  const ids = Promise.all(indexes.map(({ basePath }) => loadJson<TextIds>(basePath + TEXT_IDS)));
  ids.catch(() => undefined); // told where they are needed
  // Some browsers keep that a script could not be had: it is asked for by another address then.
  const again = attempts > 0 ? `?again=${attempts}` : '';
  const { createInstance } = (await inTime(
    import(/* @vite-ignore */ `${own!.basePath}pagefind.js${again}`),
  )) as PagefindScript;
  const pagefind = createInstance({ ...own!.options, basePath: own!.basePath, noWorker: true });
  // Others wait for the first without an end.
  await inTime(pagefind.preload(''));
  await inTime(
    Promise.all(others.map(({ basePath, options }) => pagefind.mergeIndex(basePath, options))),
  );
  const found = fullText(
    { search: (word) => inTime(pagefind.search(word)) },
    (await ids).map((own, at) => ({ ids: own, words: textWords(folders[at]!.file) })),
  );
  return { find: (forms) => noting(found.find(forms)) };
}

/** The least that a module of WebAssembly is. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Whether the browser runs WebAssembly: some forbid it when they are locked down. */
function runsWebAssembly(): boolean {
  try {
    return Boolean(new WebAssembly.Module(EMPTY_MODULE));
  } catch {
    return false;
  }
}

/** What the search on a page works with. */
export interface SearchParts {
  readonly words: Words;
  /** The games that hits may belong to; none where it is one only. */
  readonly games: readonly NamedGame[];
  readonly searcher: Searcher;
  /** The address of the card index, where there is one game only. */
  readonly cards: string | null;
  /**
   * Where this search is over one game of several: its name, and the address of the search over
   * all.
   */
  readonly all: ToAll | null;
  readonly offers: () => Offers;
  /** Lets the next search ask anew for what could not be had. */
  readonly askAgain: () => void;
}

let parts: Promise<SearchParts> | undefined;

/**
 * The search of the game that the page is about, or of all games, whenever it is opened; what could
 * not be had is asked for anew.
 */
export function loadSearcher(): Promise<SearchParts> {
  askAgain();
  parts ??= readSearcher();
  parts.catch(() => (parts = undefined));
  return parts;
}

/** Brings the signs of the search's pictures, too. */
async function readSearcher(): Promise<SearchParts> {
  const lang = document.documentElement.lang as Locale;
  const readerLocale = readerLocaleOn(document);
  const { own: folder, texts: known } = searchFolders();
  // The page of a game knows its texts before their file has come.
  if (known.length > 0) void loadTexts(lang, known).catch(() => undefined);
  const file = await loadJson<SearchFile>(`${folder}search.json`);
  const { words, games } = file;
  const load = (): Promise<Texts> => loadTexts(lang, file.texts);
  void load().catch(() => undefined); // while the reader types
  addSigns(file.signs);
  const findTables: FindTables = async (cards) =>
    (await import('./table-hits.ts')).tableHits(cards, lang, readerLocale);
  if (readerLocale === lang)
    return {
      words,
      games,
      searcher: searcherOf(file, load, lang, findTables),
      cards: file.cards,
      all: file.all,
      offers: () => offersOf(file, folder),
      askAgain,
    };
  // A game that is not told in the reader's language is read in another one, below addresses of the
  // reader's own.
  const own = (address: string): string => inLanguage(address, readerLocale);
  const placedAt = {
    ...file,
    names: file.names.map((record) => ({ ...record, url: own(record.url) })),
    popular: file.popular.map(own),
  };
  const searcher = searcherOf(
    placedAt,
    () => load().then((read) => ({ ...read, address: own })),
    lang,
    findTables,
  );
  return {
    words,
    games,
    searcher,
    cards: file.cards && own(file.cards),
    all: file.all && { ...file.all, address: own(file.all.address) },
    offers: () => offersOf(placedAt, own(folder)),
    askAgain,
  };
}

/** Pages with a table have the signs already. */
function addSigns(signs: string): void {
  if (document.getElementById('h-yellow')) return;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<svg class="signs" width="0" height="0" aria-hidden="true"><defs>${signs}</defs></svg>`,
  );
}
