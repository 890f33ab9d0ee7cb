import { PUBLISHED, isPublished, type Locale } from '../i18n/locales.ts';
import { translatedGames, translatedPlayedGames, languageFor } from '../i18n/game-languages.ts';
import {
  GAME_IDS,
  type GameId,
  isGameId,
  isPlayed,
  PLAYED_IDS,
  type PlayedId,
} from '../games/ids.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** Which game a page belongs to, from its address, and in which language it is shown there. */
export function contextOf(params: Params): { locale: Locale; game: GameId } {
  const { locale, game } = params;
  if (!isPublished(locale) || !isGameId(game))
    throw new RangeError(`no page for ${locale}/${game}`);
  return { locale: languageFor(locale, game), game };
}

/** The same for a page of a game that the site plays. */
export function playedContextOf(params: Params): { locale: Locale; game: PlayedId } {
  const { locale, game } = contextOf(params);
  if (!isPlayed(game)) throw new RangeError(`${game} is not played`);
  return { locale, game };
}

/** The language of a page, from its address. */
export function localeOf(params: Params): Locale {
  if (!isPublished(params.locale)) throw new RangeError(`no page for ${params.locale}`);
  return params.game === undefined ? params.locale : contextOf(params).locale;
}

/**
 * The language that the reader of a page has asked for. A game that is not translated into it is
 * shown in another.
 */
export const askedFor = ({ locale }: Params, shown: Locale): Locale =>
  isPublished(locale) ? locale : shown;

/** The addresses of a page that exists once per language. */
export const perLocale = () => PUBLISHED.map((locale) => ({ params: { locale } }));

/** The addresses of a page that exists once per language and game. */
export const perGame = () =>
  PUBLISHED.flatMap((locale) => GAME_IDS.map((game) => ({ params: { locale, game } })));

/** The same for the games that the site plays. */
export const perPlayedGame = () =>
  PUBLISHED.flatMap((locale) => PLAYED_IDS.map((game) => ({ params: { locale, game } })));

/** The addresses of data for the browser, which exist where a game is translated. */
export const pathsOfGames = () => translatedGames().map((params) => ({ params }));

/** The same for the games that the site plays. */
export const pathsOfPlayedGames = () => translatedPlayedGames().map((params) => ({ params }));
