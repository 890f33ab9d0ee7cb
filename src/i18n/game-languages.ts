import { GAME_IDS, type GameId } from '../games/registry.ts';
import { PUBLISHED, REFERENCE_LOCALE, type Locale } from './locales.ts';

/** The languages in which each game is told, whole. */
const TOLD: Readonly<Record<GameId, readonly Locale[]>> = {
  'rival-kings': ['de', 'en'],
  claim: ['de', 'en', 'nl'],
};

/** Whether a game is told in a language. */
export const isTold = (locale: Locale, game: GameId): boolean => TOLD[game].includes(locale);

/** The language in which readers of a language get a game: their own, or the one that others are compared with. */
export const toldIn = (locale: Locale, game: GameId): Locale => (isTold(locale, game) ? locale : REFERENCE_LOCALE);

/** Every published language with every game that is told in it. */
export const toldGames = (): { readonly locale: Locale; readonly game: GameId }[] =>
  PUBLISHED.flatMap((locale) => GAME_IDS.filter((game) => isTold(locale, game)).map((game) => ({ locale, game })));
