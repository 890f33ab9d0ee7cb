import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, isGameId, type GameId } from '../src/games/ids.ts';
import { isTranslated } from '../src/i18n/game-languages.ts';
import { isPublished, PUBLISHED, type Locale } from '../src/i18n/locales.ts';
import type { SearchFile } from '../src/islands/search/load-searcher.ts';
import { stemsOf } from '../src/islands/search/stems.ts';
import { fullText } from '../src/islands/search/full-text.ts';
import {
  TEXT_IDS,
  textWords,
  unpacked,
  type PassageFile,
  type RecordFile,
  type TextIds,
} from '../src/islands/search/record-file.ts';
import { passageReader, type Shelf } from '../src/islands/search/passages.ts';
import type { TextRecord } from '../src/islands/search/records.ts';
import { searcherOf, type Searcher } from '../src/islands/search/search.ts';
import type { Texts } from '../src/islands/search/sources.ts';
import { textIndex } from '../src/islands/search/texts.ts';
import { openPagefind, type ReadFile } from './pagefind.ts';

/** The folder of the built site; the environment variable DIST_DIR names another one. */
const DIST = process.env.DIST_DIR ?? fileURLToPath(new URL('../dist/', import.meta.url));

const NOT_BUILT = 'The site is not built, or not to its end: run `npm run build`.';

/** A line for the reader of a command, and the exit status it ends with. */
export class Complaint extends Error {
  readonly status: number;

  constructor(line: string, status: 1 | 2) {
    super(line);
    this.status = status;
  }
}

/** Runs a command; what it complains about is told in one line. */
export async function complaining(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    console.error(error.message);
    process.exitCode = error.status;
  }
}

/** A language and a game told in it, by what was typed; `all` stands for every game. */
export function readPlace(
  locale: string,
  game: string,
): { readonly locale: Locale; readonly game: GameId | undefined } {
  if (!isPublished(locale))
    throw new Complaint(`${locale}: expected one of ${PUBLISHED.join(', ')}`, 2);
  const told = GAME_IDS.filter((id) => isTranslated(locale, id));
  if (game === 'all') return { locale, game: undefined };
  if (!isGameId(game) || !told.includes(game))
    throw new Complaint(`${game}: expected one of ${[...told, 'all'].join(', ')}`, 2);
  return { locale, game };
}

/** What the search of a page loads from the built site. */
export interface BuiltSearch {
  readonly file: SearchFile;
  readonly records: readonly TextRecord[];
  /** The words of the texts. */
  readonly words: readonly string[];
  readonly texts: Texts;
  /** When the index was written, in milliseconds. */
  readonly built: number;
}

/** The search on the pages of a game, or on those about none. */
export async function readSearch(locale: Locale, game: GameId | undefined): Promise<BuiltSearch> {
  const file = await readBuilt<SearchFile>(locale, game ?? '', 'search.json');
  const folders = file.texts.map((address) => ({
    address,
    read: (path: string) => bytesOf(address, path),
  }));
  const opened = await openTexts(locale, folders);
  const { mtimeMs } = await stat(join(DIST, file.texts[0]!, 'records.json'));
  return { file, ...opened, built: mtimeMs };
}

/** A folder with answers: where it lies on the site, and what reads a file in it. */
interface Folder {
  readonly address: string;
  readonly read: ReadFile;
}

/** Opens the answers in some folders, of which the last has Pagefind's script. */
export async function openTexts(
  locale: Locale,
  folders: readonly Folder[],
): Promise<Pick<BuiltSearch, 'records' | 'words' | 'texts'>> {
  const files = await Promise.all(
    folders.map(({ read }) => readJson<RecordFile>(read, 'records.json')),
  );
  const shelves = folders.map(({ address, read }, at): Shelf => ({
    records: unpacked(files[at]!, address),
    read: (place) => readJson<PassageFile>(read, `texts/${place}.json`),
  }));
  const stem = await stemsOf(locale);
  const records = shelves.flatMap((shelf) => shelf.records);
  const words = files.flatMap(textWords);
  const indexes = folders.toReversed().map(
    ({ read }) =>
      (path: string) =>
        read(`pagefind/${path}`),
  );
  const ids = await Promise.all(
    folders.map(({ read }) => readJson<TextIds>(read, `pagefind/${TEXT_IDS}`)),
  );
  const found = fullText(
    await openPagefind(indexes),
    ids.map((own, at) => ({ ids: own, words: textWords(files[at]!) })),
  );
  const texts = {
    index: textIndex(records, words, stem),
    stem,
    fullText: () => Promise.resolve(found),
    passages: passageReader(shelves),
  };
  return { records, words, texts };
}

/** A search outside a browser, which lays no tables. */
export const searcherIn = ({ file, texts }: BuiltSearch, locale: Locale): Searcher =>
  searcherOf(
    file,
    () => Promise.resolve(texts),
    locale,
    () => Promise.resolve([]),
  );

/** The bytes of a file of the built site. Complains where it is not there. */
async function bytesOf(...path: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(DIST, ...path);
  if (!existsSync(file)) throw new Complaint(NOT_BUILT, 1);
  return new Uint8Array(await readFile(file));
}

const readJson = async <Data>(read: ReadFile, path: string): Promise<Data> =>
  JSON.parse(new TextDecoder().decode(await read(path))) as Data;

const readBuilt = <Data>(...path: readonly string[]): Promise<Data> =>
  readJson<Data>(() => bytesOf(...path), '');
