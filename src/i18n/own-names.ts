import { LANGUAGES } from './languages/all.ts';
import type { FormOfName } from './languages/language.ts';
import type { Locale } from './locales.ts';

/**
 * The plain name of a seat and what sentences of a language make of it, always in the same order.
 * What puts a word before the name stands there with a capital too, as it begins a sentence.
 */
const formsOfName = (locale: Locale, name: string): string[] => [
  name,
  ...Object.values<FormOfName>(LANGUAGES[locale].seatForms).flatMap((form) => {
    const text = form(name);
    return putsBefore(form)
      ? [text, text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)]
      : [text];
  }),
];

/** Whether a form begins with something else than the name. */
const putsBefore = (form: FormOfName): boolean => !form('X').startsWith('X');

/**
 * Marks that keep the direction of a name to itself, in texts of the other direction. A reader's
 * own name stands between them, which also tells it from a printed one.
 */
const [ISOLATE, END] = ['\u2068', '\u2069'];

/**
 * The names of the seats as they stand in texts: printed ones as they are, own ones set apart. Each
 * with all its forms.
 */
export type NamesInTexts = readonly (readonly string[])[];

/**
 * How the seats are called in texts of a language: by their own names where they have one, else by
 * the printed ones.
 */
export const namesInTexts = (
  locale: Locale,
  printed: readonly string[],
  own: readonly (string | undefined)[],
): NamesInTexts =>
  printed.map((name, seat) => {
    const mine = own[seat];
    if (mine === undefined) return formsOfName(locale, name);
    return formsOfName(locale, mine).map((form) => setApart(form, mine));
  });

/** A form with its name set apart, or the whole of it where the name itself has changed. */
function setApart(form: string, name: string): string {
  const at = form.lastIndexOf(name);
  return at < 0
    ? ISOLATE + form + END
    : form.slice(0, at) + ISOLATE + name + END + form.slice(at + name.length);
}

/**
 * What turns texts with some names into texts with others; it leaves texts that have the others
 * already as they are.
 */
export function renaming(from: NamesInTexts, to: NamesInTexts): (text: string) => string {
  const pairs = from.flatMap((forms, seat) =>
    forms.map((form, at): [string, string] => [form, to[seat]![at]!]),
  );
  const changed = new Map(pairs.filter(([before, after]) => before !== after));
  if (changed.size === 0) return (text) => text;
  const longestFirst = [...changed.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  // Whole words only; and what stands between marks is a name already, whatever words it is made
  // of.
  const words = `(?<![\\p{L}\\p{M}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}\\p{N}])`;
  const pattern = new RegExp(`${words}|${ISOLATE}[^${END}]*${END}`, 'gu');
  return (text) => text.replace(pattern, (name) => changed.get(name) ?? name);
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
