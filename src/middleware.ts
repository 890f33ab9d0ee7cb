import { defineMiddleware } from 'astro:middleware';
import { BASE } from './i18n/base.ts';
import { isPublished } from './i18n/locales.ts';
import { isTranslated, languageFor } from './i18n/game-languages.ts';
import { isGameId } from './games/ids.ts';

/**
 * Where a game is not translated into the reader's language, its page stands there in another. Its
 * links then stay in the reader's part of the site, except those that change the language, which
 * say so with `hreflang`.
 */
export const onRequest = defineMiddleware(async ({ params }, next) => {
  const response = await next();
  const { locale, game } = params;
  if (!isPublished(locale) || !isGameId(game) || isTranslated(locale, game)) return response;
  const links = new RegExp(`href="${BASE}${languageFor(locale, game)}/([^"]*)"(?! hreflang)`, 'g');
  return new Response(
    (await response.text()).replace(links, `href="${BASE}${locale}/$1"`),
    response,
  );
});
