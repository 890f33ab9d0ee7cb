import { describe, expect, it } from 'vitest';
import type { Format, Game } from '../../src/engine/game.ts';
import { parseScenario } from '../../src/engine/parse-scenario.ts';
import { citedRules, replay } from '../../src/engine/replay.ts';
import type { Scenario } from '../../src/engine/scenario.ts';
import type { GameTypes } from '../../src/engine/types.ts';

const SWITCH = 'switch-';

/**
 * How many moments after the answer are much: for fewer nobody needs to be told that it has come.
 */
const MUCH = 4;

/** A scenario under its file's name. */
interface Named<T extends GameTypes> {
  readonly file: string;
  readonly scenario: Scenario<T>;
}

/**
 * Tests what holds of the scenarios of every game: `fewest` are there besides those of the open
 * rulings.
 */
export function describeScenarios<T extends GameTypes>(
  game: Game<T>,
  format: Format<T>,
  scenarios: readonly Named<T>[],
  fewest: number,
): void {
  const cited = (scenario: Scenario<T>): ReadonlySet<T['rule']> =>
    citedRules(replay(game, scenario).steps);
  const rules = Object.keys(format.rules) as T['rule'][];

  describe.each(scenarios)('$file', ({ file, scenario }) => {
    it('plays as written', () => {
      const { failure, steps } = replay(game, scenario);
      expect(failure).toBeUndefined();
      expect(steps).toHaveLength(scenario.steps.length);
    });

    it('begins as Crownbook reads the rules: pages say so of every scenario', () => {
      expect(scenario.rulings ?? {}).toEqual({});
    });

    it('bears the name of its file and of its folder', () => {
      expect(scenario).toMatchObject({ id: file, game: game.id });
    });

    it('is data that can be read back: no function, no nothing, no field that the game does not know', () => {
      expect(JSON.parse(JSON.stringify(scenario))).toStrictEqual(scenario);
      expect(parseScenario(game, format, scenario)).toMatchObject({ ok: true });
    });

    it('is without prose: every text in it is an id', () => {
      expect(textsIn(scenario).filter((text) => !/^[a-z][\w.-]*$/i.test(text))).toEqual([]);
    });

    it.runIf(scenario.answer)(
      'names as its answer a moment that comes, and after which much still does',
      () => {
        const { step: answering, moment } = scenario.answer!;
        const moments = replay(game, scenario).steps.flatMap(({ step, facts }) => [
          ...('refused' in step || 'ask' in step ? [step.name] : []),
          ...facts.map(() => step.name),
        ]);
        const first = moments.indexOf(answering);
        expect(moments[first + moment - 1]).toBe(answering);
        expect(moments.length - (first + moment)).toBeGreaterThanOrEqual(MUCH);
      },
    );

    it('teaches each rule once, and only rules that it cites', () => {
      const known = cited(scenario);
      expect(scenario.teaches.filter((rule) => !known.has(rule))).toEqual([]);
      expect(new Set(scenario.teaches).size).toBe(scenario.teaches.length);
    });
  });

  describe('the scenarios together', () => {
    /** The scenarios that teach the rules themselves, not a point that they leave open. */
    const lessons = scenarios.filter(({ file }) => !file.startsWith(SWITCH));

    it(`are at least ${fewest} besides those of the open rulings`, () => {
      expect(lessons.length).toBeGreaterThanOrEqual(fewest);
    });

    it('cite every rule that a play can follow or break, without those of the open rulings', () => {
      const all = new Set(lessons.flatMap(({ scenario }) => [...cited(scenario)]));
      const missing = rules.filter((rule) => !all.has(rule));
      expect(missing.toSorted()).toEqual(format.explanations.toSorted());
    });

    it('teach every rule that a play can follow or break', () => {
      const taught = new Set<T['rule']>(lessons.flatMap(({ scenario }) => scenario.teaches));
      const missing = rules.filter((rule) => !taught.has(rule));
      expect(missing.toSorted()).toEqual(format.explanations.toSorted());
    });

    it('are all different plays', () => {
      const plays = scenarios.map(({ scenario: { start, steps, rulings } }) =>
        JSON.stringify({ start, steps, rulings }),
      );
      expect(new Set(plays).size).toBe(scenarios.length);
    });
  });
}

/** Every text that stands somewhere in plain data. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
