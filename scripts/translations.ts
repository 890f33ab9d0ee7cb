// npm run translations: per language and game, what is missing and what is older than its source;
// accepts entries by name.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isGameId } from '../src/games/ids.ts';
import { REFERENCE_LOCALE, type Locale } from '../src/i18n/locales.ts';
import { fileOf, fingerprintOf, type Entry } from '../src/site/entries.ts';
import {
  presence,
  freshnessOf,
  writtenSources,
  type Sources,
  type Freshness,
} from '../src/site/sources.ts';
import {
  BOOKS,
  Complaint,
  entriesIn,
  folderOf,
  hasBegun,
  sourcesFile,
  sourcesOf,
  TRANSLATIONS,
  type Book,
} from './books.ts';
import { CONTENT } from './content.ts';

const USAGE = `usage: npm run translations                                        what is missing or older, per language and game
       npm run translations -- counts                              how much of it
       npm run translations -- accept LOCALE GAME|site NAME…       these entries are made from the present source
       npm run translations -- accept LOCALE GAME|site --all       all are; sources that no longer exist are forgotten
       npm run translations -- forget LOCALE GAME|site NAME…       these sources no longer exist
NAME is an entry, such as rules/theft#rk.steal.right, or a file, such as rules/theft`;

const ABOUT: readonly (readonly [key: keyof Freshness, about: string])[] = [
  ['missing', 'missing'],
  ['older', 'older than the source'],
  ['unaccepted', 'not accepted'],
  ['gone', 'sources gone'],
];

/**
 * Prints how a translation stands, entry by entry or in numbers only; says what is wrong with it.
 */
async function report(locale: Locale, book: Book, onlyCounts: boolean): Promise<string[]> {
  const source = await entriesIn(REFERENCE_LOCALE, book);
  const standing = freshnessOf(
    source,
    await entriesIn(locale, book),
    await sourcesOf(locale, book),
  );
  const counts = ABOUT.map(([key, about]) => `${standing[key].length} ${about}`);
  console.log(`${locale}, ${book}: ${source.length} entries, ${counts.join(', ')}`);
  if (!onlyCounts)
    for (const [key, about] of ABOUT)
      for (const name of wholeFiles(standing[key], source)) console.log(`  ${about}: ${name}`);
  return standing.gone.map(
    (name) =>
      `${sourcesFile(locale, book)}: ${name}: no longer exists in ${REFERENCE_LOCALE}; forget it, or accept what took its place`,
  );
}

/** Names with those of a whole file told as one. */
function wholeFiles(names: readonly string[], source: readonly Entry[]): string[] {
  const listed = Map.groupBy(names, fileOf);
  const all = Map.groupBy(source, ({ name }) => fileOf(name));
  return [...listed].flatMap(([file, inFile]) =>
    inFile.length > 1 && inFile.length === all.get(file)?.length
      ? [`${file} (${inFile.length} entries)`]
      : inFile,
  );
}

async function reportAll(onlyCounts: boolean): Promise<void> {
  for (const locale of TRANSLATIONS)
    for (const book of BOOKS) {
      if (!hasBegun(locale, book)) continue;
      try {
        for (const problem of await report(locale, book, onlyCounts)) complain(problem);
      } catch (error) {
        complain(lineOf(error));
      }
    }
}

function complain(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

function lineOf(error: unknown): string {
  if (error instanceof Complaint) return error.message;
  throw error;
}

/** The language and the book that somebody names. */
function named([locale = '', book = '']: readonly string[]): {
  readonly locale: Locale;
  readonly book: Book;
} {
  const known = TRANSLATIONS.find((one) => one === locale);
  if (!known) throw new Complaint(`${locale}: expected one of ${TRANSLATIONS.join(', ')}`);
  if (book !== 'site' && !isGameId(book))
    throw new Complaint(`${book}: expected one of ${BOOKS.join(', ')}`);
  if (!hasBegun(known, book))
    throw new Complaint(`${folderOf(known, book)}: no such folder in content`);
  return { locale: known, book };
}

/** The names that an entry or a file stands for. */
const meantBy = (name: string, names: readonly string[]): string[] =>
  names.filter((one) => one === name || fileOf(one) === name);

/** Notes that entries of a translation are made from the present source. */
async function accept([locale, book, ...wanted]: readonly string[]): Promise<void> {
  const at = named([locale!, book!]);
  const source = await entriesIn(REFERENCE_LOCALE, at.book);
  const before = await sourcesOf(at.locale, at.book);
  const isThere = presence(source, await entriesIn(at.locale, at.book), before);
  if (wanted.length === 1 && wanted[0] === '--all')
    return write(at, fingerprints(source.filter(isThere)), before);
  const unclear = wanted.filter((name) => meantBy(name, namesOf(source)).length === 0);
  if (unclear.length > 0)
    throw new Complaint(
      unclear
        .map((name) => `${name}: no such entry in ${folderOf(REFERENCE_LOCALE, at.book)}`)
        .join('\n'),
    );
  const chosen = new Set(wanted.flatMap((name) => meantBy(name, namesOf(source))));
  const accepted = source.filter(({ name }) => chosen.has(name));
  const untold = accepted.filter((entry) => !entry.form && !isThere(entry));
  if (untold.length > 0)
    throw new Complaint(
      untold
        .map(
          ({ name }) => `${name}: missing in ${folderOf(at.locale, at.book)}; translate it first`,
        )
        .join('\n'),
    );
  await write(at, { ...before, ...fingerprints(accepted.filter(isThere)) }, before);
}

/** Drops sources that no longer exist. */
async function forget([locale, book, ...wanted]: readonly string[]): Promise<void> {
  const at = named([locale!, book!]);
  const before = await sourcesOf(at.locale, at.book);
  const alive = new Set(namesOf(await entriesIn(REFERENCE_LOCALE, at.book)));
  const unclear = wanted.filter((name) => !(name in before));
  if (unclear.length > 0)
    throw new Complaint(
      unclear.map((name) => `${name}: not in ${sourcesFile(at.locale, at.book)}`).join('\n'),
    );
  const kept = wanted.filter((name) => alive.has(name));
  if (kept.length > 0)
    throw new Complaint(
      kept
        .map((name) => `${name}: still exists in ${folderOf(REFERENCE_LOCALE, at.book)}`)
        .join('\n'),
    );
  await write(
    at,
    Object.fromEntries(Object.entries(before).filter(([name]) => !wanted.includes(name))),
    before,
  );
}

const namesOf = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name);
const fingerprints = (entries: readonly Entry[]): Sources =>
  Object.fromEntries(entries.map((entry) => [entry.name, fingerprintOf(entry)]));

/** Writes the sources of a book, and says how many have changed. */
async function write(
  { locale, book }: ReturnType<typeof named>,
  sources: Sources,
  before: Sources,
): Promise<void> {
  await writeFile(join(CONTENT, sourcesFile(locale, book)), writtenSources(sources));
  const noted = Object.keys(sources).filter((name) => sources[name] !== before[name]).length;
  const dropped = Object.keys(before).filter((name) => !(name in sources)).length;
  console.log(`${sourcesFile(locale, book)}: ${noted} accepted, ${dropped} forgotten`);
}

const [command, ...rest] = process.argv.slice(2);
try {
  if (command === undefined || (command === 'counts' && rest.length === 0))
    await reportAll(command === 'counts');
  else if (command === 'accept' && rest.length > 2) await accept(rest);
  else if (command === 'forget' && rest.length > 2) await forget(rest);
  else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  complain(lineOf(error));
}
