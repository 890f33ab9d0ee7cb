import { fileOf, fingerprintOf, readObject, type Entry } from './entries.ts';

/**
 * The fingerprint of the source that each entry of a translation was made from, by the entry’s
 * name.
 */
export type Sources = Readonly<Record<string, string>>;

/** The file in which a translation keeps its sources, in the folder of its game or its language. */
export const SOURCES = 'sources.json';

/**
 * The sources in a file; throws one line that names the file and the key where it holds something
 * else.
 */
export function readSources(file: string, source: string): Sources {
  const data = readObject(file, source);
  const wrong = Object.keys(data).find(
    (name) => typeof data[name] !== 'string' || !/^[0-9a-f]{10}$/.test(data[name]),
  );
  if (wrong !== undefined)
    throw new TypeError(`${file}: ${wrong}: expected a fingerprint of ten hexadecimal digits`);
  return data as Sources;
}

/** Sources as they are written: one entry a line, by name. */
export const writtenSources = (sources: Sources): string => {
  const entries = Object.entries(sources).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};

/** How a translation stands to its source, by names of entries. */
export interface Freshness {
  /** The translation does not have it. */
  readonly missing: readonly string[];
  /** It was made from a source that has changed since. */
  readonly older: readonly string[];
  /** It is there, but from which source it was made has not been said. */
  readonly unaccepted: readonly string[];
  /** The translation names a source that no longer exists. */
  readonly gone: readonly string[];
}

/** Compares a translation with the source and with what it was made from. */
export function freshnessOf(
  source: readonly Entry[],
  translation: readonly Entry[],
  sources: Sources,
): Freshness {
  const isThere = presence(source, translation, sources);
  const there = source.filter(isThere);
  const names = new Set(source.map(({ name }) => name));
  return {
    missing: source.filter((entry) => !entry.form && !isThere(entry)).map(({ name }) => name),
    older: olderIn(there, sources),
    unaccepted: there.filter(({ name }) => !(name in sources)).map(({ name }) => name),
    gone: Object.keys(sources).filter((name) => !names.has(name)),
  };
}

/**
 * Which entries a translation has. A part that is named by its English title is told from others by
 * how many there are: those that were accepted are there, and so are new ones where the file has as
 * many as the source.
 */
export function presence(
  source: readonly Entry[],
  translation: readonly Entry[],
  sources: Sources,
): (entry: Entry) => boolean {
  const names = new Set(translation.map(({ name }) => name));
  const [wanted, given] = [source, translation].map((entries) => {
    const titled = entries.filter((entry) => entry.titled).map(({ name }) => fileOf(name));
    return (file: string) => titled.filter((other) => other === file).length;
  }) as [(file: string) => number, (file: string) => number];
  return ({ name, titled }) => {
    if (!titled) return names.has(name);
    const file = fileOf(name);
    return given(file) >= wanted(file) || (name in sources && given(file) > 0);
  };
}

/** The entries whose sources have changed since they were translated. */
export const olderIn = (source: readonly Entry[], sources: Sources): string[] =>
  source
    .filter((entry) => entry.name in sources && sources[entry.name] !== fingerprintOf(entry))
    .map(({ name }) => name);
