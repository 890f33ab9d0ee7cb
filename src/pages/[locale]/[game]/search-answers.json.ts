import type { APIRoute } from 'astro';
import { contextOf, pathsOfGames } from '../../../site/context.ts';
import { answersAbout } from '../../../site/search/answers.ts';

export const getStaticPaths = pathsOfGames;

/**
 * What answers questions about a game: the build makes the index of it, and leaves it out of the
 * site.
 */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(await answersAbout(locale, game));
};
