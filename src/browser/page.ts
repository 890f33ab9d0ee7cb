import type { Locale } from '../i18n/locales.ts';
import { type PlayedId, isPlayed } from '../games/ids.ts';

/**
 * Language and game of a page, and the language that its reader has asked for: links lead on in
 * that. Throws where it is of no game that has a table.
 */
export function pageOf({ documentElement: { lang, dataset } }: Document): {
  locale: Locale;
  asked: Locale;
  game: PlayedId;
} {
  if (!isPlayed(dataset.game)) throw new RangeError(`no table of ${dataset.game}`);
  return { locale: lang as Locale, asked: (dataset.asked ?? lang) as Locale, game: dataset.game };
}
