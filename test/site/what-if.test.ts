import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import type { Scenario } from '../../src/engine/scenario.ts';
import { whatIfs } from '../../src/site/what-if.ts';
import { GAMES, type Whole } from '../support/games.ts';
import { scenarioNamed as named } from '../support/telling.ts';

const asked = (scenario: Scenario): Promise<readonly string[]> => whatIfs(scenario);

/**
 * What a reader sees of a play under a reading: events, refusals, and whether the script comes to
 * its end.
 */
function seen(game: Whole['game'], scenario: Scenario, readings: object): string {
  const { steps, failure } = replay(game, {
    ...scenario,
    rulings: { ...scenario.rulings, ...readings },
  });
  return JSON.stringify([
    steps.map(({ facts, refusal }) => [facts.map(({ event }) => event), refusal?.reason]),
    failure?.problem,
  ]);
}

describe.each(GAMES)('the questions of a scenario of $id', ({ id: name, game, scenarios }) => {
  const rulings = Object.entries(game.rulings);

  it.for(rulings.map(([id]) => id))('are those of its own ruling: switch-%s', async (id) => {
    expect(await asked(named(`switch-${id}`, name))).toContain(id);
  });

  it.for(scenarios)(
    '$file: every reading of another question plays as it is written',
    async ({ scenario }) => {
      const questions = await asked(scenario);
      const usual = seen(game, scenario, {});
      const felt = rulings.filter(([id, { options }]) =>
        options.some((option) => seen(game, scenario, { [id]: option }) !== usual),
      );
      expect(felt.map(([id]) => id).filter((id) => !questions.includes(id))).toEqual([]);
    },
  );

  it.for(scenarios)(
    '$file: every question asked makes a difference under some reading',
    async ({ scenario }) => {
      const usual = seen(game, scenario, {});
      for (const id of await asked(scenario)) {
        const { options } = game.rulings[id]!;
        expect(
          options.some((option) => seen(game, scenario, { [id]: option }) !== usual),
          id,
        ).toBe(true);
      }
    },
  );

  it('are few', async () => {
    expect(
      Math.max(
        ...(await Promise.all(
          scenarios.map(async ({ scenario }) => (await asked(scenario)).length),
        )),
      ),
    ).toBeLessThanOrEqual(3);
  });
});

describe('the questions of a scenario', () => {
  it('are few: a reader is asked only what matters at this table', async () => {
    expect(await asked(named('trader-robbed-by-c-and-e'))).toEqual(['own-action-skip']);
    expect(await asked(named('neutral-both'))).toEqual(['neutral-equal-and-higher']);
    expect(await asked(named('set-up-two-players'))).toEqual([]);
  });

  it('stay where the scenario itself plays another reading', async () => {
    const other = {
      ...named('switch-steal-optional'),
      id: 'must-cover',
      rulings: { 'steal-optional': 'must-cover' },
    } as const;
    expect(await asked({ ...other, id: 'only-the-reveal', steps: [other.steps[0]] })).toEqual([]);
    expect(await asked(other)).toContain('steal-optional');
  });

  it('are none in a game that is not there', async () => {
    expect(await whatIfs({ ...named('neutral-both'), game: 'chess' })).toEqual([]);
  });
});
