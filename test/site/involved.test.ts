import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import { involvementOf, scenariosInvolving } from '../../src/site/involved.ts';
import { cardPageOf } from '../../src/site/cards.ts';
import { scenarios, type RkScenario } from '../support/content.ts';

const named = (id: string): RkScenario => scenarios.find(({ file }) => file === id)!.scenario;

/** The cards that a scenario involves, with how much. */
function involved({ teaches, ...scenario }: RkScenario): ReadonlyMap<string, number> {
  const played = replay(game, scenario);
  if (played.failure) throw new Error(JSON.stringify(played.failure));
  return involvementOf({ teaches }, played);
}

/** The cards involved, those most involved first. */
const ranked = (weights: ReadonlyMap<string, number>): string[] => [...weights].toSorted(([, a], [, b]) => b - a).map(([card]) => card);

const deflecting = named('watchman-deflects-a-conflict');

describe('a scenario', () => {
  it('involves most the card whose rule it teaches', () => {
    expect(ranked(involved(deflecting))[0]).toBe('watchman');
    expect(ranked(involved(named('gardener-swaps')))[0]).toBe('gardener');
    expect(ranked(involved(named('sailor-doubles-an-action')))[0]).toBe('sailor');
  });

  it('involves a little the two characters of a conflict and a theft', () => {
    const weights = involved(deflecting);
    expect(weights.get('queen')).toBe(weights.get('knight'));
    expect(weights.get('queen')!).toBeGreaterThan(0);
    expect(weights.get('queen')!).toBeLessThan(weights.get('watchman')! / 10);
  });

  it('does not involve what merely lies around: other subjects, buildings, tops of piles, characters out of the conflict', () => {
    expect([...involved(deflecting).keys()].toSorted()).toEqual(['knight', 'queen', 'watchman']);
  });

  it('involves both characters of an equal conflict, and nobody where there is none', () => {
    expect([...involved(named('equal-rank-one-action')).keys()].toSorted()).toEqual(['count', 'duke']);
    expect(involved(named('no-conflict')).size).toBe(0);
  });

  it('involves the characters that a Gardener swaps and an ability that is held back or refused', () => {
    expect([...involved(named('two-gardeners')).keys()].toSorted()).toEqual(['gardener', 'queen', 'trader-1']);
    expect([...involved(named('gardener-too-late')).keys()]).toEqual(['gardener']);
    const [reveal, heldBack] = named('gardener-too-late').steps;
    const untilHeldBack = involved({ ...named('gardener-too-late'), steps: [reveal, heldBack!] }).get('gardener')!;
    expect(untilHeldBack).toBeGreaterThan(0);
    expect(involved(named('gardener-too-late')).get('gardener')).toBeGreaterThan(untilHeldBack);
  });

  it('involves an ability at work also where it teaches something else, but less', () => {
    const taught = involved(deflecting).get('watchman')!;
    const atWork = involved({ ...deflecting, teaches: ['rk.steal.right'] }).get('watchman')!;
    expect(atWork).toBeGreaterThan(involved(deflecting).get('queen')!);
    expect(atWork).toBeLessThan(taught);
  });

  it('involves less the card of a rule that it teaches besides another', () => {
    const weights = involved({ ...deflecting, teaches: ['rk.ability.jailer', 'rk.ability.farmer'] });
    expect(weights.get('farmer')).toBeLessThan(weights.get('jailer')!);
    expect(weights.get('farmer')).toBeGreaterThan(weights.get('watchman')!);
  });

  it('counts a rule about an ability for the card that has it', () => {
    const weights = involved({ ...deflecting, teaches: ['rk.ability.court-lady.protected'], steps: [deflecting.steps[0]] });
    expect(ranked(weights)[0]).toBe('court-lady');
  });
});

describe('the scenarios of a card page', () => {
  const pageOf = (slug: string) => scenariosInvolving('rival-kings', cardPageOf('rival-kings', slug));

  it('begin with those that teach its card', async () => {
    expect((await pageOf('watchman'))[0]).toMatch(/watchman/);
    expect((await pageOf('gardener')).slice(0, 4)).toEqual(
      expect.arrayContaining(['gardener-swaps', 'two-gardeners', 'switch-gardener-two']),
    );
  });

  it('leave out those that have nothing to do with it', async () => {
    expect(await pageOf('knight')).toContain('watchman-deflects-a-conflict');
    expect(await pageOf('duke')).not.toContain('watchman-deflects-a-conflict');
    expect(await pageOf('miner')).not.toContain('watchman-deflects-a-conflict');
  });
});
