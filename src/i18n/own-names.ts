import type { Locale } from './locales.ts';

/** Ends that take an apostrophe alone: s, x and z, whatever mark they carry, and ß. */
const SIBILANT = /[sxzß]$/i;
const LATIN = /\p{Script=Latin}$/u;
const OPEN_VOWEL = /[aiouy]$/i;

/** A name's last letter without its marks, so that "Miloš" ends in s. */
const bare = (name: string): string => name.normalize('NFD').replace(/\p{M}+$/u, '');

function germanGenitive(name: string): string {
  if (!LATIN.test(bare(name))) return `${name}’s`;
  return SIBILANT.test(bare(name)) ? `${name}’` : `${name}s`;
}

function dutchGenitive(name: string): string {
  if (SIBILANT.test(bare(name))) return `${name}’`;
  return OPEN_VOWEL.test(name) || !LATIN.test(bare(name)) ? `${name}’s` : `${name}s`;
}

/** What a language makes of a seat's name beside the plain one. English puts ’s behind any name, which its sentences do themselves. */
const FORMS: Readonly<Partial<Record<Locale, readonly ((name: string) => string)[]>>> = { de: [germanGenitive], nl: [dutchGenitive] };

/** The plain name of a seat and the forms that sentences of a language use, always in the same order. */
export const formsOfName = (locale: Locale, name: string): string[] => [name, ...(FORMS[locale] ?? []).map((form) => form(name))];

/** Marks that keep the direction of a name to itself, in texts of the other direction. A reader's own name stands between them, which also tells it from a printed one. */
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** The names of the seats as they stand in texts: printed ones as they are, own ones set apart. Each with all its forms. */
export type NamesInTexts = readonly (readonly string[])[];

/** How the seats are called in texts of a language: by their own names where they have one, else by the printed ones. */
export const namesInTexts = (locale: Locale, printed: readonly string[], own: readonly (string | undefined)[]): NamesInTexts =>
  printed.map((name, seat) => {
    const mine = own[seat];
    if (mine === undefined) return formsOfName(locale, name);
    return formsOfName(locale, mine).map((form) => form.replace(mine, () => ISOLATE + mine + END));
  });

/** What turns texts with some names into texts with others; it leaves texts that have the others already as they are. */
export function renaming(from: NamesInTexts, to: NamesInTexts): (text: string) => string {
  const pairs = from.flatMap((forms, seat) => forms.map((form, at): [string, string] => [form, to[seat]![at]!]));
  const changed = new Map(pairs.filter(([before, after]) => before !== after));
  if (changed.size === 0) return (text) => text;
  const longestFirst = [...changed.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  // Whole words only; and what stands between marks is a name already, whatever words it is made of.
  const words = `(?<![\\p{L}\\p{M}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}\\p{N}])`;
  const pattern = new RegExp(`${words}|${ISOLATE}[^${END}]*${END}`, 'gu');
  return (text) => text.replace(pattern, (name) => changed.get(name) ?? name);
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
