import type { APIRoute, GetStaticPaths } from 'astro';
import { playMessages } from '../../../i18n/messages.ts';
import { contextOf, perToldGame } from '../../../site/context.ts';

export const getStaticPaths: GetStaticPaths = perToldGame;

/** What only players of a game say: buttons for moves, and whose move it is. */
const MOVES = /^(act|try|moment)\./;

/** What comes to pass when a game is scored, in words: for the score sheet. */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  return Response.json(playMessages(locale, game, (key) => !MOVES.test(key)));
};
