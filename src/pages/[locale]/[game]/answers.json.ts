import type { APIRoute, GetStaticPaths } from 'astro';
import { answerMessages } from '../../../i18n/messages.ts';
import { contextOf, perGame } from '../../../site/context.ts';

export const getStaticPaths: GetStaticPaths = perGame;

/** What a table comes to in words: for the table tool. */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(answerMessages(locale, game));
};
