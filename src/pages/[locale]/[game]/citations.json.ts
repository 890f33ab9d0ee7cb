import type { APIRoute, GetStaticPaths } from 'astro';
import type { CitationLine } from '../../../islands/player/citations.ts';
import { contextOf, perGame } from '../../../site/context.ts';
import { placeOf } from '../../../site/outline.ts';
import { ruleIndex } from '../../../site/rules.ts';

export const getStaticPaths: GetStaticPaths = perGame;

/** Number, title and chapter of every rule: what the referee says when it cites one. */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = contextOf(params);
  const rules = [...(await ruleIndex(locale, game)).values()];
  return Response.json(rules.map(({ id, number, title }): CitationLine => [id, number, title, placeOf(game, id).chapter.slug]));
};
