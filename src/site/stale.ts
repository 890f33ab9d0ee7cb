import { REFERENCE_LOCALE, type Locale } from '../i18n/locales.ts';
import { entriesOf, fileOf, type Entry } from './entries.ts';
import { olderIn, readSources, SOURCES, type Sources } from './sources.ts';
import type { GameId } from '../games/ids.ts';

const english = import.meta.glob<string>(
  ['../../content/en/**/*.mdx', '../../content/en/*/{messages,decided,editions,glossary}.json'],
  { query: '?raw', import: 'default', eager: true }, // prettier-ignore
);
const sources = import.meta.glob<string>(
  ['../../content/*/sources.json', '../../content/*/*/sources.json'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const read = new Map<string, readonly Entry[]>();

/** What a file of the reference language says. */
function sourceOf(folder: string, file: string): readonly Entry[] {
  const path = [`${folder}/${file}.mdx`, `${folder}/${file}.json`].find(
    (one) => english[`../../content/${one}`] !== undefined,
  );
  if (path === undefined) throw new RangeError(`no text ${folder}/${file}`);
  const known =
    (!import.meta.env.DEV && read.get(path)) ||
    entriesOf(path.slice(folder.length + 1), english[`../../content/${path}`]!);
  read.set(path, known);
  return known;
}

const accepted = new Map<string, Sources>();

/** From which sources a translation was made; undefined where that was never said. */
function acceptedIn(folder: string): Sources | undefined {
  const written = sources[`../../content/${folder}/${SOURCES}`];
  if (written === undefined) return undefined;
  const known =
    (!import.meta.env.DEV && accepted.get(folder)) || readSources(`${folder}/${SOURCES}`, written);
  accepted.set(folder, known);
  return known;
}

/**
 * Whether the translation of something was made from a source that has changed since. `names`:
 * entries, such as `rules/theft#rk.steal.right`, or files, such as `rulings/own-perfect-pair`, for
 * anything in them. Without a game they belong to the site.
 */
export function isStale(
  locale: Locale,
  game: GameId | undefined,
  names: readonly string[],
): boolean {
  const [own, other] = [locale, REFERENCE_LOCALE].map((language) =>
    game ? `${language}/${game}` : language,
  ) as [string, string];
  const made = acceptedIn(own);
  if (locale === REFERENCE_LOCALE || made === undefined) return false;
  return names.some((name) =>
    olderIn(sourceOf(other, fileOf(name)), made).some(
      (one) => one === name || fileOf(one) === name,
    ),
  );
}

/**
 * The name that a part of a card page has in the reference language. A part without an id is called
 * by its title there, and has the same place among such parts; those that were accepted are those
 * that the translation has.
 */
export function sourceName(
  locale: Locale,
  game: GameId,
  file: string,
  body: string,
  { part, titled }: { readonly part: string; readonly titled?: true },
): string {
  const name = `${file}#${part}`;
  if (!titled || locale === REFERENCE_LOCALE) return name;
  const own = entriesOf(`${file}.mdx`, body).filter((entry) => entry.titled);
  const source = sourceOf(`${REFERENCE_LOCALE}/${game}`, file).filter((entry) => entry.titled);
  const known = source.filter((entry) => entry.name in (acceptedIn(`${locale}/${game}`) ?? {}));
  const place = own.findIndex((entry) => entry.name === name);
  return (known.length === own.length ? known : source)[place]?.name ?? name;
}
