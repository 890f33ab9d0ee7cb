import type { APIRoute, GetStaticPaths } from 'astro';
import { mapFrames, type ScenarioData } from '../../../../islands/player/track.ts';
import { contextOf, perGame } from '../../../../site/context.ts';
import { framesOf, idsIn, namesOf } from '../../../../site/frames.ts';
import { replayed, scenariosOf } from '../../../../site/scenarios.ts';
import { whatIfAbout, whatIfs } from '../../../../site/what-if.ts';

export const getStaticPaths: GetStaticPaths = () =>
  perGame().flatMap(({ params }) => scenariosOf(params.game).map(({ id }) => ({ params: { ...params, id } })));

/** A scenario for the player: its frames for stepping and its script for trying things out. */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = contextOf(params);
  const { scenario } = await replayed(game, params.id!);
  const frames = mapFrames(await framesOf(locale, game, scenario.id), ({ told: _told, ...frame }) => frame);
  const whatIf = await whatIfAbout(locale, game, await whatIfs(scenario));
  const data: ScenarioData = { scenario, frames, whatIf, names: namesOf(locale, game, idsIn(frames)) };
  return Response.json(data);
};
