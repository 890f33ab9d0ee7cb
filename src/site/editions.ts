import type { Locale } from '../i18n/locales.ts';

/** The forms in which each language edition prints a name, the usual one first; none where its text does not have it. */
export type PrintedNames = Readonly<Record<Locale, readonly string[]>>;

type Names = Readonly<Record<string, PrintedNames>>;

/** The printed names of one game: terms by glossary id, and what it has of each kind of card, by card page or id. */
interface Editions {
  readonly terms: Names;
  readonly [kind: string]: Names;
}

const files = import.meta.glob<Editions>('../../content/editions/names-*.json', { eager: true, import: 'default' });

/** What the language editions of a game print. */
export function editionsOf(game: string): Editions {
  const editions = files[`../../content/editions/names-${game}.json`];
  if (!editions) throw new RangeError(`no printed names of ${game}`);
  return editions;
}

/** A point on which the language editions differ: what each prints, and which of them lead astray. */
interface Difference {
  readonly id: string;
  readonly topic: string;
  readonly class: 'rule' | 'ambiguous';
  readonly rules: readonly string[];
  /** The open ruling it is about. */
  readonly ruling?: string;
  /** A short quotation from each edition; null where it does not say it, or says nothing worth quoting. */
  readonly prints: Readonly<Record<Locale, string | null>>;
  readonly misleads: readonly Locale[];
}

/** A difference in the words of one language. `wrong`: what one could think; `right`: the reading that stands, and why. */
export interface DifferenceInWords extends Difference {
  readonly title: string;
  readonly wrong: string;
  readonly right: string;
}

type Words = Readonly<Record<string, { readonly title: string; readonly wrong: string; readonly right: string }>>;
const differences = import.meta.glob<readonly Difference[]>('../../content/editions/editions-*.json', { eager: true, import: 'default' });
const words = import.meta.glob<Words>('../../content/*/*/editions.json', { eager: true, import: 'default' });

/** Where the editions of a game differ, in the order of the rules; none for a game with one edition. */
export function differencesOf(locale: Locale, game: string): DifferenceInWords[] {
  return (differences[`../../content/editions/editions-${game}.json`] ?? []).map((difference) => {
    const written = words[`../../content/${locale}/${game}/editions.json`]?.[difference.id];
    if (!written) throw new RangeError(`no words for the difference ${difference.id} in ${locale}`);
    return { ...difference, ...written };
  });
}
