import type { Locale } from '../i18n/locales.ts';
import { type PlayedId, isPlayed } from '../games/ids.ts';

/** Language and game of a page. Throws where it is of no game that has a table. */
export function pageOf({ documentElement: { lang, dataset } }: Document): {
  locale: Locale;
  game: PlayedId;
} {
  if (!isPlayed(dataset.game)) throw new RangeError(`no table of ${dataset.game}`);
  return { locale: lang as Locale, game: dataset.game };
}
