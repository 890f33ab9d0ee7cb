import type { APIRoute, GetStaticPaths } from 'astro';
import type { CitedChapter } from '../../../narration/citations.ts';
import { contextOf, pathsOfPlayedGames } from '../../../site/context.ts';
import { chaptersOf } from '../../../site/outline.ts';
import { ruleIndex } from '../../../site/rules.ts';

export const getStaticPaths: GetStaticPaths = pathsOfPlayedGames;

/** The chapters with the titles of their rules: what the referee says when it cites one. */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = contextOf(params);
  const index = await ruleIndex(locale, game);
  return Response.json(
    chaptersOf(game).map(({ slug, rules }): CitedChapter => [
      slug,
      rules.map((id) => [id, index.get(id)!.title]),
    ]),
  );
};
