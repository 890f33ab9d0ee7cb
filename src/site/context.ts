import { PUBLISHED, type Locale, isPublished } from '../i18n/locales.ts';
import { GAME_IDS, isGameId, type GameId } from '../games/registry.ts';

/** Which language and which game a page belongs to, from its address. */
export function contextOf(params: Readonly<Record<string, string | undefined>>): { locale: Locale; game: GameId } {
  const { locale, game } = params;
  if (!isPublished(locale) || !isGameId(game)) throw new RangeError(`no page for ${locale}/${game}`);
  return { locale, game };
}

/** The language of a page, from its address. */
export function localeOf(params: Readonly<Record<string, string | undefined>>): Locale {
  if (!isPublished(params.locale)) throw new RangeError(`no page for ${params.locale}`);
  return params.locale;
}

/** The addresses of a page that exists once per language. */
export const perLocale = () => PUBLISHED.map((locale) => ({ params: { locale } }));

/** The addresses of a page that exists once per language and game. */
export const perGame = () => PUBLISHED.flatMap((locale) => GAME_IDS.map((game) => ({ params: { locale, game } })));
