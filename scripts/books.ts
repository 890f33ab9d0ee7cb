// What the authoring scripts know of books: what is translated together, from which sources, and
// how far it has come.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '../src/games/ids.ts';
import { LOCALES, REFERENCE_LOCALE, type Locale } from '../src/i18n/locales.ts';
import { entriesOf, isTranslated, type Entry } from '../src/site/entries.ts';
import { SOURCES, readSources, type Sources } from '../src/site/sources.ts';
import { CONTENT, textsIn } from './content.ts';

/** What is translated together: a game, or the pages and strings of the site itself. */
export const BOOKS = [...GAME_IDS, 'site'] as const;
export type Book = (typeof BOOKS)[number];

/** The languages that are translated from the reference language. */
export const TRANSLATIONS = LOCALES.filter((locale) => locale !== REFERENCE_LOCALE);

export const folderOf = (locale: Locale, book: Book): string =>
  book === 'site' ? locale : `${locale}/${book}`;
export const sourcesFile = (locale: Locale, book: Book): string =>
  `${folderOf(locale, book)}/${SOURCES}`;

/** A line for the reader of the command; nothing else is wrong. */
export class Complaint extends Error {}

/** The result, or the one line that says why there is none. */
function orComplain<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Complaint((error as Error).message);
  }
}

/** Every entry of a book in a language. */
export async function entriesIn(locale: Locale, book: Book): Promise<Entry[]> {
  const folder = folderOf(locale, book);
  const texts = await textsIn(folder, book === 'site' ? '*.{json,mdx}' : '**/*.{json,mdx}');
  const files = texts.map(({ path, text }) => ({
    path: path.slice(folder.length + 1).replaceAll('\\', '/'),
    text,
  }));
  return files
    .filter(({ path }) => isTranslated(path))
    .flatMap(({ path, text }) => {
      try {
        return entriesOf(path, text);
      } catch (error) {
        throw new Complaint(`${folder}/${(error as Error).message}`);
      }
    });
}

/** From which sources a book in a language was made; none where that was never said. */
export async function sourcesOf(locale: Locale, book: Book): Promise<Sources> {
  const [found] = await textsIn(folderOf(locale, book), SOURCES);
  return found ? orComplain(() => readSources(sourcesFile(locale, book), found.text)) : {};
}

export const hasBegun = (locale: Locale, book: Book): boolean =>
  existsSync(join(CONTENT, folderOf(locale, book)));
