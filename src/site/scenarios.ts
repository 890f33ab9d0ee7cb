import { replay, type Replay } from '../engine/replay.ts';
import type { Scenario } from '../engine/scenario.ts';
import { loadGame } from '../games/registry.ts';
import { isPlayed } from '../games/ids.ts';

const modules = import.meta.glob<Scenario>('../../content/scenarios/*/*.ts', {
  eager: true,
  import: 'default',
});

/** A scenario with what came of it. */
export interface Replayed {
  readonly scenario: Scenario;
  readonly replay: Replay;
}

const all: readonly Scenario[] = Object.values(modules);

/** The scenarios of a game, by id. */
export const scenariosOf = (game: string): readonly Scenario[] =>
  all.filter((scenario) => scenario.game === game);

const replays = new Map<string, Promise<Replayed>>();

/** A scenario that must exist, replayed. A scenario that does not hold stops the build. */
export function replayed(game: string, id: string): Promise<Replayed> {
  const key = `${game}/${id}`;
  const known = (!import.meta.env.DEV && replays.get(key)) || replayAnew(game, id);
  replays.set(key, known);
  return known;
}

async function replayAnew(game: string, id: string): Promise<Replayed> {
  const scenario = scenariosOf(game).find((other) => other.id === id);
  if (!scenario || !isPlayed(game)) throw new RangeError(`no scenario ${game}/${id}`);
  const result = replay(await loadGame(game), scenario);
  if (result.failure)
    throw new Error(`scenario ${game}/${id} does not hold: ${JSON.stringify(result.failure)}`);
  return { scenario, replay: result };
}

/** Scenarios that show a rule, those that are mainly about it first. */
export const scenariosTeaching = (game: string, rule: string): readonly Scenario[] =>
  scenariosOf(game)
    .filter(({ teaches }) => teaches.includes(rule))
    .sort((a, b) => a.teaches.indexOf(rule) - b.teaches.indexOf(rule));

const SWITCH = 'switch-';

/** The scenario in which the readings of an open ruling part. */
export const scenarioOfRuling = (ruling: string): string => `${SWITCH}${ruling}`;

/** The open ruling whose readings part in a scenario; undefined for a scenario that is settled. */
export const rulingShownBy = (scenario: string): string | undefined =>
  scenario.startsWith(SWITCH) ? scenario.slice(SWITCH.length) : undefined;
