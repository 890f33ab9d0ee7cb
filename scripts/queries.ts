import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameId } from '../src/games/ids.ts';
import type { Locale } from '../src/i18n/locales.ts';

const QUERIES = fileURLToPath(new URL('../test/search/', import.meta.url));

/**
 * What somebody types, and the places that answer it: below `/<language>/<game>/`, the most fitting
 * first.
 */
export interface Query {
  readonly query: string;
  readonly answer: readonly string[];
  readonly kind: string;
}

/** Every committed query about a game in a language, of all sets. */
export async function queriesAbout(game: GameId, locale: Locale): Promise<readonly Query[]> {
  const files = (await Array.fromAsync(glob('**/*.json', { cwd: QUERIES }))).filter(
    (file) => basename(file) === `${game}-${locale}.json`,
  );
  const sets = await Promise.all(
    files
      .sort()
      .map(async (file) => JSON.parse(await readFile(join(QUERIES, file), 'utf8')) as Query[]),
  );
  return sets.flat();
}

/**
 * A building stands on the page of its subject, and the scenario of an open ruling on the ruling's
 * own page too.
 */
const pageOf = (address: string): string =>
  address.startsWith('cards/')
    ? address.replace(/#.*/, '')
    : address.replace(/^rulings\/(?!#)/, 'scenarios/switch-');

/**
 * Which of the hits answers a query first, counted from 0; -1 for none. A table laid out stands
 * beside what says it: which are found has tests of its own.
 */
export function placeOfAnswer({ answer }: Query, hits: readonly string[], folder: string): number {
  const pages = new Set(answer.map(pageOf));
  return hits
    .map((address) => pageOf(address.replace(folder, '')))
    .filter((address) => !address.startsWith('table/'))
    .findIndex((address) => pages.has(address));
}
