import type { APIRoute, GetStaticPaths } from 'astro';
import { contextOf, pathsOfGames } from '../../../site/context.ts';
import { ruleIndex } from '../../../site/rules.ts';

export const getStaticPaths: GetStaticPaths = pathsOfGames;

/** The text of every rule by id: for citations that open without leaving the page. */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = contextOf(params);
  const rules = [...(await ruleIndex(locale, game)).values()];
  return Response.json(
    Object.fromEntries(rules.map(({ id, number, title, text }) => [id, { number, title, text }])),
  );
};
