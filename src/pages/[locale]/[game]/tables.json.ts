import type { APIRoute, GetStaticPaths } from 'astro';
import { playMessages } from '../../../i18n/messages.ts';
import { contextOf, perToldGame } from '../../../site/context.ts';

export const getStaticPaths: GetStaticPaths = perToldGame;

/** What happens in a game in words, and why a table cannot be: for tables from links and the table tool. */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(playMessages(locale, game));
};
