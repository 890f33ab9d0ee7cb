import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, isGameId, type GameId } from '../src/games/ids.ts';
import { isTranslated } from '../src/i18n/game-languages.ts';
import { isPublished, PUBLISHED, type Locale } from '../src/i18n/locales.ts';
import type { SearchFile } from '../src/islands/search/load-searcher.ts';
import { stemsOf } from '../src/islands/search/stems.ts';
import { unpacked, type TextFile } from '../src/islands/search/text-file.ts';
import type { Stem, TextRecord } from '../src/islands/search/texts.ts';

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
export function readPlace(locale: string, game: string): { readonly locale: Locale; readonly game: GameId | undefined } {
  if (!isPublished(locale)) throw new Complaint(`${locale}: expected one of ${PUBLISHED.join(', ')}`, 2);
  const told = GAME_IDS.filter((id) => isTranslated(locale, id));
  if (game === 'all') return { locale, game: undefined };
  if (!isGameId(game) || !told.includes(game)) throw new Complaint(`${game}: expected one of ${[...told, 'all'].join(', ')}`, 2);
  return { locale, game };
}

/** What the search of a page loads from the built site. */
export interface BuiltSearch {
  readonly file: SearchFile;
  readonly records: readonly TextRecord[];
  readonly stem: Stem;
  /** When the index was written, in milliseconds. */
  readonly built: number;
}

/** The search on the pages of a game, or on those about none. */
export async function readSearch(locale: Locale, game: GameId | undefined): Promise<BuiltSearch> {
  const read = async <Data>(...path: string[]): Promise<Data> => {
    const file = join(DIST, ...path);
    if (!existsSync(file)) throw new Complaint(NOT_BUILT, 1);
    return JSON.parse(await readFile(file, 'utf8')) as Data;
  };
  const file = await read<SearchFile>(locale, game ?? '', 'search.json');
  const records = await Promise.all(file.texts.map(async (address) => unpacked(await read<TextFile>(address, 'texts.json'), address)));
  const { mtimeMs } = await stat(join(DIST, file.texts[0]!, 'texts.json'));
  return { file, records: records.flat(), stem: await stemsOf(locale), built: mtimeMs };
}
