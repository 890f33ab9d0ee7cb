import type { APIRoute } from 'astro';
import { contextOf, perGame } from '../../../site/context.ts';
import { searchData } from '../../../site/search-data.ts';

export const getStaticPaths = perGame;

/** Names, everyday words and pictures for the search in the browser. */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(await searchData(locale, game));
};
