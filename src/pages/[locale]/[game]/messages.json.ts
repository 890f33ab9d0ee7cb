import type { APIRoute, GetStaticPaths } from 'astro';
import { compileMessages } from '../../../i18n/compile.ts';
import { gameMessages } from '../../../i18n/messages.ts';
import { contextOf, perGame } from '../../../site/context.ts';

export const getStaticPaths: GetStaticPaths = perGame;

/** Kinds of messages that only pages say. */
const ON_PAGES = /^(ruling|legend)\./;

/** What happens in a game in words, compiled for the browser. */
export const GET: APIRoute = ({ params }) => {
  const { locale, game } = contextOf(params);
  const entries = Object.entries(gameMessages(locale, game)).filter(([key]) => !ON_PAGES.test(key));
  return Response.json(compileMessages(Object.fromEntries(entries)));
};
