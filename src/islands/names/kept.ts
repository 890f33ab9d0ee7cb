import { followKept } from '../../browser/follow-kept.ts';
import { kept } from '../../browser/kept.ts';
import { SEATS, type Seat } from '../../engine/types.ts';

/** What a reader calls the seats; those that are missing keep their printed names. */
export type OwnNames = Readonly<Partial<Record<Seat, string>>>;

/** Why a name cannot be taken. */
export type NameProblem = 'long' | 'characters' | 'taken';

/** The most characters of a name, counted as readers count them. */
const MOST_CHARACTERS = 20;
/** A character may carry marks, but no tower of them. */
const MOST_UNITS = 120;

/** Says on the window that names were kept. */
const NAMES_EVENT = 'own-names';

const VERSION = 1;

/** Asked for by `client/page.ts` too, without loading this. */
const KEY = 'own-names';

/**
 * A name as it is kept: without spaces around it, with single ones in it, and in one spelling of
 * its marks.
 */
export const tidy = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * Control characters, also those that turn the direction of a text, and what no font shows; two
 * joiners belong to scripts and signs.
 */
const FORBIDDEN = /[^\P{C}\u200C\u200D]|[\u2028\u2029]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Why a tidy name cannot be a seat's, all other names aside. */
function problemWith(name: string): NameProblem | undefined {
  if (FORBIDDEN.test(name) || !VISIBLE.test(name)) return 'characters';
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)]
    .length;
  return characters > MOST_CHARACTERS || name.length > MOST_UNITS ? 'long' : undefined;
}

const alike = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * What is wrong with names, by seat; empty names stand for the printed ones. Of two equal names the
 * later own one is wrong.
 */
export function problemsWith(
  names: OwnNames,
  printed: Readonly<Record<Seat, string>>,
): Readonly<Partial<Record<Seat, NameProblem>>> {
  const problems: Partial<Record<Seat, NameProblem>> = {};
  const taken = new Set(SEATS.filter((seat) => !names[seat]).map((seat) => alike(printed[seat])));
  for (const seat of SEATS) {
    const name = names[seat];
    if (!name) continue;
    const problem = problemWith(name) ?? (taken.has(alike(name)) ? 'taken' : undefined);
    if (problem) problems[seat] = problem;
    taken.add(alike(name));
  }
  return problems;
}

/** The printed names are the same in every language. */
export const PRINTED: Readonly<Record<Seat, string>> = {
  noor: 'Noor',
  mila: 'Mila',
  juri: 'Juri',
  ines: 'Ines',
};

const device = kept(KEY, (text) => {
  const { version, names } = JSON.parse(text) as {
    readonly version?: unknown;
    readonly names?: unknown;
  };
  return version === VERSION && isOwnNames(names) ? names : undefined;
});

/**
 * The names kept on this device; none where nothing can be read. `damaged`: something is kept that
 * makes no sense; it stays until it is set aside.
 */
export function ownNames(): { readonly names: OwnNames; readonly damaged: boolean } {
  const { value = {}, damaged } = device.get();
  return { names: value, damaged };
}

/** Keeps names on this device and tells the page; false where they cannot be kept. */
export function keepNames(names: OwnNames): boolean {
  if (
    !device.put(
      Object.keys(names).length > 0 ? JSON.stringify({ version: VERSION, names }) : undefined,
    )
  )
    return false;
  dispatchEvent(new Event(NAMES_EVENT));
  return true;
}

/**
 * Calls back whenever the names may have been kept, on this page, in another tab, or while this
 * page was out of sight.
 */
export function onNamesKept(listen: () => void): void {
  addEventListener(NAMES_EVENT, listen);
  followKept(KEY, listen);
}

/** Moves names that make no sense to a key of their own; false where there is no room for that. */
export const setAsideNames = (): boolean => !device.get().damaged || device.setAside();

const isOwnNames = (value: unknown): value is OwnNames =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([seat, name]) =>
      (SEATS as readonly string[]).includes(seat) &&
      typeof name === 'string' &&
      name !== '' &&
      name === tidy(name),
  ) &&
  Object.keys(problemsWith(value, PRINTED)).length === 0;
