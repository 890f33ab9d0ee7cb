import { PROVENANCES, type Provenance } from '../engine/provenance.ts';
import { ALL_EDITION_LANGUAGES, type EditionLanguage } from '../i18n/edition-languages.ts';
import type { Locale } from '../i18n/locales.ts';

/**
 * The forms in which each language edition prints a name, the usual one first; a language is left
 * out where no text of it has the name.
 */
export type PrintedNames = Readonly<Partial<Record<EditionLanguage, readonly string[]>>>;

type Names = Readonly<Record<string, PrintedNames>>;

/**
 * The printed names of one game: terms by glossary id, and what it has of each kind of card, by
 * card page or id.
 */
interface Editions {
  readonly terms: Names;
  readonly [kind: string]: Names;
}

const files = import.meta.glob<Editions>('../../content/editions/names-*.json', {
  eager: true,
  import: 'default',
});

/** What the language editions of a game print. */
export function editionsOf(game: string): Editions {
  const editions = files[`../../content/editions/names-${game}.json`];
  if (!editions) throw new RangeError(`no printed names of ${game}`);
  return editions;
}

/**
 * A point on which the language editions differ: what each prints, and which of them lead astray.
 */
interface Difference {
  readonly id: string;
  readonly topic: string;
  readonly class: 'rule' | 'ambiguous';
  readonly rules: readonly string[];
  /** The open ruling it is about. */
  readonly ruling?: string;
  /**
   * A short quotation from each edition; null where it does not say it, or says nothing worth
   * quoting.
   */
  readonly prints: Readonly<Record<EditionLanguage, string | null>>;
  readonly misleads: readonly EditionLanguage[];
}

/**
 * A difference in the words of one language. `wrong`: what one could think; `right`: the reading
 * that stands, and why.
 */
export interface DifferenceInWords extends Difference {
  readonly title: string;
  readonly wrong: string;
  readonly right: string;
}

interface Wording {
  readonly title: string;
  readonly wrong?: string;
  readonly right: string;
}
type Words = Readonly<Record<string, Wording>>;
const differences = import.meta.glob<readonly Difference[]>(
  '../../content/editions/editions-*.json',
  { eager: true, import: 'default' },
);
const words = import.meta.glob<Words>('../../content/*/*/editions.json', {
  eager: true,
  import: 'default',
});

/** The words of one point in one language. */
function wordsOf(locale: Locale, game: string, id: string): Wording {
  const written = words[`../../content/${locale}/${game}/editions.json`]?.[id];
  if (!written)
    throw new RangeError(`no words for the point ${id} of the editions of ${game} in ${locale}`);
  return written;
}

/**
 * Where the editions of a game differ, in the order of the rules; none for a game with one edition.
 */
export const differencesOf = (locale: Locale, game: string): DifferenceInWords[] =>
  (differences[`../../content/editions/editions-${game}.json`] ?? []).map((difference) => ({
    wrong: '',
    ...difference,
    ...wordsOf(locale, game, difference.id),
  }));

/** What tells of an edition: our rulebook, what the publisher says, or somebody else. */
export const SOURCE_KINDS = [
  'rulebook',
  'publisher',
  'summary',
  'review',
  'article',
  'record',
  'page',
] as const;

/**
 * Where something is known from: the sites that have it, the day it was written, and the edition it
 * is about, where that is known.
 */
export interface Source {
  readonly kind: (typeof SOURCE_KINDS)[number];
  readonly names?: readonly string[];
  readonly date?: string;
  readonly language?: EditionLanguage;
}

/** An edition of a game whose text we may not have. */
interface Edition {
  readonly language: EditionLanguage;
  readonly title: string;
  readonly publisher: string;
  readonly sources: readonly string[];
}

/**
 * A fact about a game that its printed text does not give, or on which others say something else.
 */
interface Fact {
  readonly id: string;
  readonly topic: string;
  readonly provenance: Provenance;
  readonly rules: readonly string[];
  readonly sources: readonly string[];
  /** The open ruling it is about, or the decided one. */
  readonly ruling?: string;
  readonly decided?: string;
  /** The table of values that it is about. */
  readonly values?: string;
}

/**
 * What is known about the editions of a game beyond its printed text. `seen`: names that reviews
 * and shops use, of whatever edition.
 */
interface Facts {
  readonly editions: readonly Edition[];
  readonly facts: readonly Fact[];
  readonly seen: Readonly<Record<string, Names>>;
  readonly sources: Readonly<Record<string, Source>>;
}

const facts = import.meta.glob<Facts>('../../content/editions/facts-*.json', {
  eager: true,
  import: 'default',
});

/**
 * What is known about the editions of a game beyond its printed text; undefined where nothing is
 * collected.
 */
export const factsOf = (game: string): Facts | undefined =>
  facts[`../../content/editions/facts-${game}.json`];

/** A fact in the words of one language. `wrong`: what one could think otherwise. */
type FactInWords = Fact & Wording;

/** The facts by where they are known from; kinds without any are left out. */
export const factsByProvenance = (
  locale: Locale,
  game: string,
): { readonly provenance: Provenance; readonly known: readonly FactInWords[] }[] =>
  PROVENANCES.map((provenance) => ({
    provenance,
    known: (factsOf(game)?.facts ?? [])
      .filter((fact) => fact.provenance === provenance)
      .map((fact) => ({ ...fact, ...wordsOf(locale, game, fact.id) })),
  })).filter(({ known }) => known.length > 0);

/** Whether a game has a page about its editions. */
export const hasEditions = (game: string): boolean =>
  Boolean(factsOf(game)) || `../../content/editions/editions-${game}.json` in differences;

/** The names of a card or a term that are known from reviews and shops only. */
export const seenNames = (game: string, id: string): PrintedNames =>
  Object.values(factsOf(game)?.seen ?? {}).find((names) => id in names)?.[id] ?? {};

/**
 * Every name of a card or a term that somebody may look for, by language: printed ones, then those
 * that only reviews and shops use.
 */
export function knownNames(
  game: string,
  id: string,
  printed: PrintedNames,
): Readonly<Record<string, readonly string[]>> {
  const seen = seenNames(game, id);
  const known = ALL_EDITION_LANGUAGES.map(
    (language) => [language, [...(printed[language] ?? []), ...(seen[language] ?? [])]] as const,
  );
  return Object.fromEntries(known.filter(([, names]) => names.length > 0));
}
