import type { APIRoute, GetStaticPaths } from 'astro';
import { answerMessages } from '../../../i18n/messages.ts';
import { contextOf, pathsOfPlayedGames } from '../../../site/context.ts';

export const getStaticPaths: GetStaticPaths = pathsOfPlayedGames;

/** What the table tool says of a game: laying a table, and what it comes to. */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(answerMessages(locale, game));
};
