import type { APIRoute, GetStaticPaths } from 'astro';
import { contextOf, pathsOfPlayedGames } from '../../../site/context.ts';
import { scenarioWords } from '../../../site/play-words.ts';

export const getStaticPaths: GetStaticPaths = pathsOfPlayedGames;

/** What scenarios and tasks say when they are played. */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(scenarioWords(locale, game));
};
