import type { APIRoute, GetStaticPaths } from 'astro';
import { playMessages } from '../../../i18n/messages.ts';
import { bookOf } from '../../../site/books.ts';
import { contextOf, perToldGame } from '../../../site/context.ts';

export const getStaticPaths: GetStaticPaths = perToldGame;

/** What happens in a game in words: for scenarios and tasks, whose tables are known to be possible. */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  const needless = new Set(bookOf(game).tableReasons.map((reason) => `refused.${reason}`));
  return Response.json(playMessages(locale, game, (key) => !needless.has(key)));
};
