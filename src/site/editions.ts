import type { Locale } from '../i18n/locales.ts';

/** The forms in which each language edition prints a name, the usual one first; none where its text does not have it. */
export type PrintedNames = Readonly<Record<Locale, readonly string[]>>;

/** The printed names of one game: characters by card page, cards by id, terms by glossary id. */
interface Editions {
  readonly characters: Readonly<Record<string, PrintedNames>>;
  readonly cards: Readonly<Record<string, PrintedNames>>;
  readonly terms: Readonly<Record<string, PrintedNames>>;
}

const files = import.meta.glob<Editions>('../../content/editions/*.json', { eager: true, import: 'default' });

/** What the language editions of a game print. */
export function editionsOf(game: string): Editions {
  const editions = files[`../../content/editions/${game}.json`];
  if (!editions) throw new RangeError(`no printed names of ${game}`);
  return editions;
}
