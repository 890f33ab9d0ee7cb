import type { APIRoute, GetStaticPaths } from 'astro';
import { contextOf, pathsOfPlayedGames } from '../../../site/context.ts';
import { tableWords } from '../../../site/play-words.ts';

export const getStaticPaths: GetStaticPaths = pathsOfPlayedGames;

/** What tables from links and the table tool say. */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(tableWords(locale, game));
};
