import type { APIRoute, GetStaticPaths } from 'astro';
import { hasScoreSheet } from '../../../islands/registry.ts';
import { contextOf, pathsOfPlayedGames } from '../../../site/context.ts';
import { scoreWords } from '../../../site/play-words.ts';

export const getStaticPaths: GetStaticPaths = () =>
  pathsOfPlayedGames().filter(({ params }) => hasScoreSheet(params.game));

/** What the score sheet says of a game. */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(scoreWords(locale, game));
};
