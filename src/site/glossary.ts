import { ALL_EDITION_LANGUAGES, type EditionLanguage } from '../i18n/edition-languages.ts';
import type { Locale } from '../i18n/locales.ts';
import { siteText } from '../i18n/messages.ts';
import { editionsOf, type PrintedNames } from './editions.ts';
import { bookOf } from './registry.ts';

/** A term in the words of one language. */
export interface GlossaryTerm {
  readonly id: string;
  readonly name: string;
  /** What it means, in one sentence. */
  readonly text: string;
  /** The rule that says so, where there is one. */
  readonly rule: string | undefined;
  /** What the editions print; undefined for a word of our own. */
  readonly printed: PrintedNames | undefined;
}

type Words = Readonly<Record<string, { readonly name: string; readonly text: string }>>;
const files = import.meta.glob<Words>('../../content/*/*/glossary.json', {
  eager: true,
  import: 'default',
});

/** The glossary of a game in one language, by theme. */
export function glossaryOf(locale: Locale, game: string): GlossaryTerm[] {
  const words = files[`../../content/${locale}/${game}/glossary.json`];
  if (!words) throw new RangeError(`no glossary of ${game} in ${locale}`);
  return bookOf(game).terms.map(({ id, rule }) => {
    const term = words[id];
    if (!term) throw new RangeError(`no words for the term ${id} in ${locale}`);
    return { id, ...term, rule, printed: printedOf(game, id) };
  });
}

/** The same by name. */
export const termsByName = (locale: Locale, game: string): GlossaryTerm[] =>
  glossaryOf(locale, game).sort((a, b) => a.name.localeCompare(b.name, locale));

/**
 * The languages in which a name of any of these terms is known from print, in the order of the
 * site.
 */
export const languagesNaming = (
  terms: readonly Pick<GlossaryTerm, 'printed'>[],
): EditionLanguage[] =>
  ALL_EDITION_LANGUAGES.filter((language) => terms.some(({ printed }) => printed?.[language]));

/** The glossary of a game in one sentence. */
export const glossaryLead = (locale: Locale, game: string): string =>
  siteText(locale)('glossary.lead', { count: languagesNaming(glossaryOf(locale, game)).length });

/** What the editions print for a term. A card may be a term too. */
function printedOf(game: string, id: string): PrintedNames | undefined {
  const { terms, ...cards } = editionsOf(game);
  return [terms, ...Object.values(cards)].find((names) => id in names)?.[id];
}
