import type { APIRoute } from 'astro';
import { contextOf, pathsOfGames } from '../../../site/context.ts';
import { searchData } from '../../../site/search-data.ts';

export const getStaticPaths = pathsOfGames;

/** What the search in the browser takes along on the pages of one game. */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(await searchData(locale, [game]));
};
