import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import type { Scenario } from '../../src/engine/scenario.ts';
import { involvementOf, scenariosInvolving } from '../../src/site/involved.ts';
import { cardPageOf } from '../../src/site/cards.ts';
import { loadGame } from '../../src/games/registry.ts';
import { scenarioNamed as named } from '../support/telling.ts';
import type { PlayedId } from '../../src/games/ids.ts';

/** The cards that a scenario involves, with how much. */
async function involved({ teaches, ...scenario }: Scenario): Promise<ReadonlyMap<string, number>> {
  const played = replay(await loadGame(scenario.game as PlayedId), scenario);
  if (played.failure) throw new Error(JSON.stringify(played.failure));
  return involvementOf({ teaches }, played, scenario.game as PlayedId);
}

/** The cards involved, those most involved first. */
const ranked = (weights: ReadonlyMap<string, number>): string[] =>
  [...weights].toSorted(([, a], [, b]) => b - a).map(([card]) => card);

const deflecting = named('watchman-deflects-a-conflict');

describe('a scenario of Rival Kings', () => {
  it('involves most the card whose rule it teaches', async () => {
    expect(ranked(await involved(deflecting))[0]).toBe('watchman');
    expect(ranked(await involved(named('gardener-swaps')))[0]).toBe('gardener');
    expect(ranked(await involved(named('sailor-doubles-an-action')))[0]).toBe('sailor');
  });

  it('involves a little the two characters of a conflict and a theft', async () => {
    const weights = await involved(deflecting);
    expect(weights.get('queen')).toBe(weights.get('knight'));
    expect(weights.get('queen')!).toBeGreaterThan(0);
    expect(weights.get('queen')!).toBeLessThan(weights.get('watchman')! / 10);
  });

  it('does not involve what merely lies around: other subjects, buildings, tops of piles, characters out of the conflict', async () => {
    expect([...(await involved(deflecting)).keys()].toSorted()).toEqual([
      'knight',
      'queen',
      'watchman',
    ]);
  });

  it('involves both characters of an equal conflict, and nobody where there is none', async () => {
    expect([...(await involved(named('equal-rank-one-action'))).keys()].toSorted()).toEqual([
      'count',
      'duke',
    ]);
    expect((await involved(named('no-conflict'))).size).toBe(0);
  });

  it('involves the characters that a Gardener swaps and an ability that is held back or refused', async () => {
    expect([...(await involved(named('two-gardeners'))).keys()].toSorted()).toEqual([
      'gardener',
      'queen',
      'trader-1',
    ]);
    expect([...(await involved(named('gardener-too-late'))).keys()]).toEqual(['gardener']);
    const [reveal, heldBack] = named('gardener-too-late').steps;
    const untilHeldBack = (
      await involved({ ...named('gardener-too-late'), steps: [reveal, heldBack!] })
    ).get('gardener')!;
    expect(untilHeldBack).toBeGreaterThan(0);
    expect((await involved(named('gardener-too-late'))).get('gardener')).toBeGreaterThan(
      untilHeldBack,
    );
  });

  it('involves an ability at work also where it teaches something else, but less', async () => {
    const taught = (await involved(deflecting)).get('watchman')!;
    const atWork = (await involved({ ...deflecting, teaches: ['rk.steal.right'] })).get(
      'watchman',
    )!;
    expect(atWork).toBeGreaterThan((await involved(deflecting)).get('queen')!);
    expect(atWork).toBeLessThan(taught);
  });

  it('involves less the card of a rule that it teaches besides another', async () => {
    const weights = await involved({
      ...deflecting,
      teaches: ['rk.ability.jailer', 'rk.ability.farmer'],
    });
    expect(weights.get('farmer')).toBeLessThan(weights.get('jailer')!);
    expect(weights.get('farmer')).toBeGreaterThan(weights.get('watchman')!);
  });

  it('counts a rule about an ability for the card that has it', async () => {
    const weights = await involved({
      ...deflecting,
      teaches: ['rk.ability.court-lady.protected'],
      steps: [deflecting.steps[0]],
    });
    expect(ranked(weights)[0]).toBe('court-lady');
  });
});

describe('a scenario of Claim', () => {
  const inClaim = async (id: string) => involved(named(id, 'claim'));

  it('involves most the faction whose rule it teaches', async () => {
    expect(ranked(await inClaim('knight-beats-goblin'))[0]).toBe('knight');
    expect(ranked(await inClaim('contested-zombie'))[0]).toBe('zombie');
    expect(ranked(await inClaim('dwarf-led'))[0]).toBe('dwarf');
    expect(ranked(await inClaim('doppelganger-ties'))[0]).toBe('doppelganger');
  });

  it('involves the Goblin that a Knight beats, but less than the Knight', async () => {
    const weights = await inClaim('knight-beats-goblin');
    expect(weights.get('goblin')!).toBeGreaterThan(0);
    expect(weights.get('goblin')!).toBeLessThan(weights.get('knight')!);
  });

  it('involves Zombies and Dwarves where their power moves them, and only a little a Doppelganger that is merely played', async () => {
    const { teaches: _, ...play } = named('doppelganger-after-dwarf', 'claim');
    const weights = await involved({ ...play, teaches: ['cl.play.one-card-each'] });
    expect(ranked(weights)).toEqual(['dwarf', 'doppelganger']);
    expect(
      (
        await involved({
          ...named('zombie-thrown-off', 'claim'),
          teaches: ['cl.play.one-card-each'],
        })
      ).get('zombie'),
    ).toBeGreaterThan(0);
  });

  it('involves the faction of a card that is refused, and no faction where values alone decide', async () => {
    const refused = await involved({
      ...named('knight-must-follow', 'claim'),
      teaches: ['cl.play.one-card-each'],
    });
    expect(refused.get('knight')).toBeGreaterThan(0);
    expect((await inClaim('values')).size).toBe(0);
  });
});

describe('the scenarios of a card page', () => {
  const pageOf = (slug: string, game: PlayedId = 'rival-kings') =>
    scenariosInvolving(game, cardPageOf(game, slug));

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

  it('are those of the page’s own game', async () => {
    expect((await pageOf('knight', 'claim'))[0]).toMatch(/knight/);
    expect(await pageOf('knight', 'claim')).not.toContain('watchman-deflects-a-conflict');
    expect(await pageOf('zombie', 'claim')).toContain('zombie-thrown-off');
    expect(await pageOf('dwarf', 'claim')).not.toContain('zombie-thrown-off');
  });
});
