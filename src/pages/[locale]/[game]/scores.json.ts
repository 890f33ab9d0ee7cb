import type { APIRoute, GetStaticPaths } from 'astro';
import { contextOf, perToldGame } from '../../../site/context.ts';
import { scoreWords } from '../../../site/play-words.ts';

export const getStaticPaths: GetStaticPaths = perToldGame;

/** What the score sheet says of a game. */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(scoreWords(locale, game));
};
