import type { APIRoute, GetStaticPaths } from 'astro';
import type { Citation } from '../../../islands/player/told.ts';
import { contextOf, perGame } from '../../../site/context.ts';
import { ruleIndex } from '../../../site/rules.ts';

export const getStaticPaths: GetStaticPaths = perGame;

/** Number, title and place of every rule: what the referee says when it cites one. */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = contextOf(params);
  const citations: Citation[] = [...(await ruleIndex(locale, game)).values()].map(({ id, number, title, href }) => ({
    id,
    number,
    title,
    href,
  }));
  return Response.json(citations);
};
