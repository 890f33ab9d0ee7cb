import { describe, expect, it } from 'vitest';
import type { Format, Game } from '../../src/engine/game.ts';
import { parseScenario } from '../../src/engine/parse-scenario.ts';
import { citedRules, replay, type Replay } from '../../src/engine/replay.ts';
import type { Scenario, Step } from '../../src/engine/scenario.ts';
import type { GameTypes, NonEmpty, Rulings } from '../../src/engine/types.ts';

/** How the readings of some rulings hang together. */
export interface Ties<Ruling extends string> {
  /** Other rulings that decide about the same event as this one. */
  readonly meets: Readonly<Partial<Record<Ruling, readonly Ruling[]>>>;
  /**
   * Readings of a ruling that cannot part from each other in one play; every one of them parts from
   * the default.
   */
  readonly alike?: Readonly<Partial<Record<Ruling, readonly string[]>>>;
}

/** A step without the events it expects, so that a play may take another course. */
export function withoutLog<T extends GameTypes>(step: Step<T>): Step<T> {
  if (!('play' in step)) return step;
  const { name, play } = step;
  return { name, play };
}

/** A scenario played under one reading of a ruling. */
export const playedUnder = <T extends GameTypes>(
  game: Game<T>,
  scenario: Scenario<T>,
  ruling: T['ruling'],
  option: string,
): Replay<T> =>
  replay(game, {
    start: scenario.start,
    rulings: { ...scenario.rulings, [ruling]: option } as Partial<Rulings<T>>,
    steps: scenario.steps.map(withoutLog) as unknown as Scenario<T>['steps'],
  });

/**
 * What a reader sees of a play: events and refusals step by step, and where the script breaks off.
 */
const courseOf = <T extends GameTypes>({ steps, failure }: Replay<T>): string =>
  JSON.stringify({
    steps: steps.map(({ facts, refusal }) => ({
      events: facts.map((fact) => fact.event),
      refusal,
    })),
    failure,
  });

/** Tests that every open ruling of a game has a scenario in which its readings part. */
export function describeSwitches<T extends GameTypes>(
  game: Game<T>,
  format: Format<T>,
  scenarioOf: (ruling: T['ruling']) => Scenario<T>,
  { meets, alike }: Ties<T['ruling']>,
): void {
  const rulings = Object.keys(game.rulings) as T['ruling'][];
  const optionsOf = (ruling: T['ruling']): NonEmpty<string> => game.rulings[ruling].options;
  const course = (scenario: Scenario<T>, ruling: T['ruling'], option: string): string =>
    courseOf(playedUnder(game, scenario, ruling, option));

  describe.each(rulings)('the scenario of %s', (ruling) => {
    const options = optionsOf(ruling);

    it('is a readable scenario of at most six steps that leaves the readings open', () => {
      const scenario = scenarioOf(ruling);
      expect(parseScenario(game, format, scenario)).toMatchObject({ ok: true });
      expect(scenario).toMatchObject({ game: game.id, id: `switch-${ruling}` });
      expect(scenario.rulings).toBeUndefined();
      expect(
        'position' in scenario.start && (scenario.start.position as { rulings?: unknown }).rulings,
      ).toBeUndefined();
      expect(scenario.steps.length).toBeLessThanOrEqual(6);
    });

    it('plays as written by the default reading, whether by default or by name', () => {
      const scenario = scenarioOf(ruling);
      expect(replay(game, scenario).failure).toBeUndefined();
      const named = { [ruling]: options[0] } as Partial<Rulings<T>>;
      expect(replay(game, { ...scenario, rulings: named }).failure).toBeUndefined();
    });

    it('teaches rules that it cites, first one that leaves the point open', () => {
      const scenario = scenarioOf(ruling);
      const cited = citedRules(replay(game, scenario).steps);
      expect(scenario.teaches.filter((rule) => !cited.has(rule))).toEqual([]);
      expect(game.rulings[ruling].rules).toContain(scenario.teaches[0]);
    });

    it('takes a different course by every reading', () => {
      const scenario = scenarioOf(ruling);
      const twins = alike?.[ruling] ?? [];
      const courses = options.map((option) => course(scenario, ruling, option));
      expect(courses.slice(1)).not.toContain(courses[0]);
      expect(new Set(courses).size).toBe(options.length - Math.max(0, twins.length - 1));
      expect(new Set(courses.filter((_, place) => twins.includes(options[place]!))).size).toBe(
        Math.min(1, twins.length),
      );
    });

    it('starts from a table that exists by every reading', () => {
      const scenario = scenarioOf(ruling);
      for (const option of options)
        expect(playedUnder(game, scenario, ruling, option).start, option).toBeDefined();
    });

    it('turns on its own ruling, and on no other unless the two meet in one event', () => {
      const scenario = scenarioOf(ruling);
      const usual = course(scenario, ruling, options[0]);
      const others = rulings.filter((other) => other !== ruling);
      const felt = others.filter((other) =>
        optionsOf(other).some((option) => course(scenario, other, option) !== usual),
      );
      expect(felt).toEqual(meets[ruling] ?? []);
    });
  });
}
