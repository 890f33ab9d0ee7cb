import { namedIn } from '../i18n/base.ts';
import type { Locale } from '../i18n/locales.ts';
import { type PlayedId, isPlayed } from '../games/ids.ts';

/**
 * The language that the reader of a page has asked for: below its addresses links lead on, though a
 * game that is not translated into it is shown in another one.
 */
export const readerLocaleOn = ({ documentElement: { lang }, location }: Document): Locale =>
  (namedIn(location.pathname)[0] ?? lang) as Locale;

/** Languages and game of a page. Throws where it is of no game that has a table. */
export function pageOf(page: Document): { locale: Locale; readerLocale: Locale; game: PlayedId } {
  const { lang, dataset } = page.documentElement;
  if (!isPlayed(dataset.game)) throw new RangeError(`no table of ${dataset.game}`);
  return { locale: lang as Locale, readerLocale: readerLocaleOn(page), game: dataset.game };
}
