import { PUBLISHED, REFERENCE_LOCALE, type Locale } from './locales.ts';
import { GAME_IDS, isPlayed, type GameId, type PlayedId } from '../games/ids.ts';

/** The languages into which each game is translated, whole. */
export const TRANSLATIONS: Readonly<Record<GameId, readonly Locale[]>> = {
  'rival-kings': ['de', 'en'],
  claim: ['de', 'en', 'nl'],
  'king-of-the-valley': ['de', 'en'],
  'nobles-and-glory': ['de', 'en'],
};

/** Whether a game is translated into a language. */
export const isTranslated = (locale: Locale, game: GameId): boolean =>
  TRANSLATIONS[game].includes(locale);

/**
 * The language in which readers of a language get a game: their own, or the one that others are
 * compared with.
 */
export const languageFor = (locale: Locale, game: GameId): Locale =>
  isTranslated(locale, game) ? locale : REFERENCE_LOCALE;

/** Every published language with every game that is translated into it. */
export const translatedGames = (): { readonly locale: Locale; readonly game: GameId }[] =>
  PUBLISHED.flatMap((locale) =>
    GAME_IDS.filter((game) => isTranslated(locale, game)).map((game) => ({ locale, game })),
  );

/** The same for the games that the site plays. */
export const translatedPlayedGames = (): { readonly locale: Locale; readonly game: PlayedId }[] =>
  translatedGames().flatMap(({ locale, game }) => (isPlayed(game) ? [{ locale, game }] : []));
