import type { APIRoute, GetStaticPaths } from 'astro';
import { contextOf, pathsOfGames } from '../../../site/context.ts';
import { rulingsByTopic } from '../../../site/rulings.ts';

export const getStaticPaths: GetStaticPaths = pathsOfGames;

/**
 * The question and the answer of every ruling by id: for words that say where an answer comes from,
 * which open it without leaving the page.
 */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = contextOf(params);
  const all = (await rulingsByTopic(locale, game)).flatMap(({ open, decided }) => [
    ...open,
    ...decided,
  ]);
  return Response.json(
    Object.fromEntries(
      all.map(({ id, question, answer }) => [id, { title: question, text: answer }]),
    ),
  );
};
