import type { APIRoute, GetStaticPaths } from 'astro';
import type { Scenario, Step } from '../../../../engine/scenario.ts';
import { citing } from '../../../../narration/caption.ts';
import {
  mapNonEmpty,
  type CitedRule,
  type Played,
  type ScenarioData,
} from '../../../../narration/frame.ts';
import { playedContextOf, pathsOfPlayedGames } from '../../../../site/context.ts';
import { framesOf, idsIn, namesOf } from '../../../../site/frames.ts';
import { placeOf } from '../../../../site/outline.ts';
import { scenariosOf } from '../../../../site/scenarios.ts';
import { whatIfAbout, whatIfs } from '../../../../site/what-if.ts';

export const getStaticPaths: GetStaticPaths = () =>
  pathsOfPlayedGames().flatMap(({ params }) =>
    scenariosOf(params.game).map(({ id }) => ({ params: { ...params, id } })),
  );

/** A scenario for the player: its frames for stepping and its script for trying things out. */
export const GET: APIRoute = async ({ params }) => {
  const context = playedContextOf(params);
  const { locale, game } = context;
  const { scenario, frames: told, outcome } = await framesOf(context, params.id!);
  const rules: Record<string, CitedRule> = {};
  const [start, ...others] = mapNonEmpty(told, ({ caption, ...frame }) => ({
    ...frame,
    caption: citing(caption, ({ id, number, title }) => {
      rules[id] = { number, title, chapter: placeOf(game, id).chapter.slug };
      return id;
    }),
  }));
  const frames: ScenarioData['frames'] = [start, ...others, outcome];
  const whatIf = whatIfAbout(locale, game, await whatIfs(scenario));
  const data: ScenarioData = {
    scenario: playedOf(scenario),
    frames,
    rules,
    whatIf,
    names: namesOf(locale, game, idsIn(frames.map(({ picture }) => picture))),
  };
  return Response.json(data);
};

/** A scenario without what its tests expect. */
const playedOf = ({ teaches: _teaches, steps, ...scenario }: Scenario): Played => ({
  ...scenario,
  steps: mapNonEmpty(steps, (step) => ('play' in step ? withoutLog(step) : step)),
});

const withoutLog = ({ name, play }: Extract<Step, { play: object }>): Step => ({ name, play });
