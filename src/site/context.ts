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

/** What a page about a game is for. */
export interface Context<Game extends GameId = GameId> {
  /** The language in which the game is shown there. */
  readonly locale: Locale;
  /**
   * The language that its reader has asked for. Where the game is not translated into it, the two
   * differ: links then stay in the reader's part of the site, except those that change the
   * language, which say so with `hreflang`.
   */
  readonly readerLocale: Locale;
  readonly game: Game;
}

/** What a page of a game is for, from its address. */
export function contextOf(params: Params): Context {
  const { locale, game } = params;
  if (!isPublished(locale) || !isGameId(game))
    throw new RangeError(`no page for ${locale}/${game}`);
  return { locale: languageFor(locale, game), readerLocale: locale, game };
}

/** The same for a page of a game that the site plays. */
export function playedContextOf(params: Params): Context<PlayedId> {
  const { game, ...languages } = contextOf(params);
  if (!isPlayed(game)) throw new RangeError(`${game} is not played`);
  return { ...languages, game };
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
export const readerLocaleOf = ({ locale }: Params, shown: Locale): Locale =>
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
