import { describe, expect, it } from 'vitest';
import { parseScenario } from '../../src/engine/parse-scenario.ts';
import { citedRules, replay, type Replay } from '../../src/engine/replay.ts';
import type { Scenario, Step } from '../../src/engine/scenario.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import type { Rule } from '../../src/games/rival-kings/rules.ts';
import { RULINGS, type RulingId } from '../../src/games/rival-kings/rulings.ts';
import { format } from '../../src/games/rival-kings/schema.ts';
import type { RivalKings } from '../../src/games/rival-kings/types.ts';

type RkScenario = Scenario<RivalKings>;

/** The scenario in which the readings of a ruling part. */
async function scenarioOf(ruling: RulingId): Promise<RkScenario> {
  const module = (await import(`../../content/scenarios/rival-kings/switch-${ruling}.ts`)) as { readonly default: RkScenario };
  return module.default;
}

/** A step without the events it expects, so that a play may take another course. */
function withoutLog(step: Step<RivalKings>): Step<RivalKings> {
  if (!('play' in step)) return step;
  const { name, play } = step;
  return { name, play };
}

const playedUnder = (scenario: RkScenario, ruling: RulingId, option: string): Replay<RivalKings> =>
  replay(game, {
    start: scenario.start,
    rulings: { ...scenario.rulings, [ruling]: option },
    steps: scenario.steps.map(withoutLog) as unknown as RkScenario['steps'],
  });

/** What a reader sees of a play: events and refusals step by step, and where the script breaks off. */
const courseOf = ({ steps, failure }: Replay<RivalKings>): string =>
  JSON.stringify({ steps: steps.map(({ facts, refusal }) => ({ events: facts.map((fact) => fact.event), refusal })), failure });

/** Rulings that decide about one and the same event. */
const MEETS: Readonly<Partial<Record<RulingId, readonly RulingId[]>>> = {
  'watchman-two-conflicts': ['watchman-theft-stands'],
  'troubadour-own-pair': ['troubadour-given-card'],
  'troubadour-who-buys': ['troubadour-given-card'],
};

const rulings = Object.keys(RULINGS) as RulingId[];

describe.each(rulings)('the scenario of %s', (ruling) => {
  const { options, rules } = RULINGS[ruling];

  it('is a readable scenario of at most six steps that leaves the readings open', async () => {
    const scenario = await scenarioOf(ruling);
    expect(parseScenario(game, format, scenario)).toMatchObject({ ok: true });
    expect(scenario).toMatchObject({ game: game.id, id: `switch-${ruling}` });
    expect(scenario.rulings).toBeUndefined();
    expect('position' in scenario.start && scenario.start.position.rulings).toBeUndefined();
    expect(scenario.steps.length).toBeLessThanOrEqual(6);
  });

  it('plays as written by the default reading, whether by default or by name', async () => {
    const scenario = await scenarioOf(ruling);
    expect(replay(game, scenario).failure).toBeUndefined();
    expect(replay(game, { ...scenario, rulings: { [ruling]: options[0] } }).failure).toBeUndefined();
  });

  it('teaches rules that it cites, first one that leaves the point open', async () => {
    const scenario = await scenarioOf(ruling);
    const cited = citedRules(replay(game, scenario).steps);
    expect(scenario.teaches.filter((rule) => !cited.has(rule))).toEqual([]);
    expect(rules as readonly Rule[]).toContain(scenario.teaches[0]);
  });

  it('takes a different course by every reading', async () => {
    const scenario = await scenarioOf(ruling);
    const courses = options.map((option) => courseOf(playedUnder(scenario, ruling, option)));
    expect(new Set(courses).size).toBe(options.length);
  });

  it('starts from a table that exists by every reading', async () => {
    const scenario = await scenarioOf(ruling);
    for (const option of options) expect(playedUnder(scenario, ruling, option).start, option).toBeDefined();
  });

  it('turns on its own ruling, and on no other unless the two meet in one event', async () => {
    const scenario = await scenarioOf(ruling);
    const course = courseOf(playedUnder(scenario, ruling, options[0]));
    const others = rulings.filter((other) => other !== ruling);
    const felt = others.filter((other) =>
      RULINGS[other].options.some((option) => courseOf(playedUnder(scenario, other, option)) !== course),
    );
    expect(felt).toEqual(MEETS[ruling] ?? []);
  });
});
