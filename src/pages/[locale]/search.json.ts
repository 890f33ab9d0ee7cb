import type { APIRoute } from 'astro';
import { isTranslated } from '../../i18n/game-languages.ts';
import { localeOf, perLocale } from '../../site/context.ts';
import { searchData } from '../../site/search-data.ts';
import { GAME_IDS } from '../../games/ids.ts';

export const getStaticPaths = perLocale;

/** What the search in the browser takes along on pages about no game: all of them. */
export const GET: APIRoute = async ({ params }) => {
  const locale = localeOf(params);
  return Response.json(
    await searchData(
      locale,
      GAME_IDS.filter((game) => isTranslated(locale, game)),
    ),
  );
};
