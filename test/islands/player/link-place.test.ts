import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Link } from '../../../src/engine/permalink.ts';
import { placeOf } from '../../../src/islands/player/link-place.ts';
import { refereeOf, serveSite } from '../../support/player.ts';
import { scenarioNamed } from '../../support/telling.ts';

beforeAll(serveSite);
afterAll(() => void vi.unstubAllGlobals());

const scenario = scenarioNamed('miner-looks-through-a-pile');
const END = { type: 'end', seat: 'noor' } as const;

/**
 * Where a link into the scenario of the Miner leads, which is seen through Noor's eyes at first.
 */
const placeOfLink = (link: Omit<Link, 'game' | 'scenario'>) =>
  placeOf(
    { game: 'rival-kings', scenario: scenario.id, ...link },
    {
      scenario,
      seats: ['noor', 'mila', 'juri'],
      rulings: { 'pile-search-decline': ['may-decline-ability-spent', 'must-buy-if-able'] },
      loadReferee: () => refereeOf(scenario),
    },
  );

describe('a link into a scenario', () => {
  it('leads to a moment of a step, seen as the scenario is seen', async () => {
    expect(await placeOfLink({ step: { name: 'miner-looks', shown: 2 } })).toEqual({
      step: 'miner-looks',
      shown: 2,
      choice: { rulings: {}, eyes: 'noor', base: undefined, moves: [] },
    });
  });

  it('leads to the start where it names no step', async () => {
    for (const link of [{}, { step: { name: '', shown: 0 } }])
      expect(await placeOfLink(link)).toMatchObject({ step: null, shown: 0 });
  });

  it('lets moves of the reader’s own begin after its step', async () => {
    expect(
      await placeOfLink({ step: { name: 'miner-looks', shown: 1 }, moves: [END] }),
    ).toMatchObject({
      step: 'miner-looks',
      choice: { base: 'miner-looks', moves: [END] },
    });
    expect(await placeOfLink({ moves: [END] })).toMatchObject({ choice: { base: null } });
  });

  it('opens all cards, or looks through the eyes of a seat', async () => {
    expect(await placeOfLink({ seenFrom: 'all' })).toMatchObject({ choice: { eyes: undefined } });
    expect(await placeOfLink({ seenFrom: 'juri' })).toMatchObject({ choice: { eyes: 'juri' } });
  });

  it('plays under another reading that matters here', async () => {
    const rulings = { 'pile-search-decline': 'must-buy-if-able' };
    expect(await placeOfLink({ rulings })).toMatchObject({ choice: { rulings } });
  });

  it.for<[sentence: string, link: Omit<Link, 'game' | 'scenario'>]>([
    ['eyes of somebody who does not sit here', { seenFrom: 'ines' }],
    ['eyes of nobody', { seenFrom: 'bob' }],
    ['a reading that does not matter here', { rulings: { 'steal-optional': 'must-cover' } }],
    ['a reading that is not there', { rulings: { 'pile-search-decline': 'maybe' } }],
    ['a reading of what every object has', { rulings: { toString: 'x' } }],
    ['moves that are none', { moves: [END, { type: 'rob', seat: 'noor' }] }],
  ])('is foreign with %s', async ([, link]) => {
    expect(await placeOfLink(link)).toBe('player.link-foreign');
  });

  it('keeps a step that is not there any more, but no moves that would begin after it', async () => {
    expect(
      await placeOfLink({ step: { name: 'miner-left', shown: 1 }, seenFrom: 'juri', moves: [END] }),
    ).toEqual({
      step: 'miner-left',
      shown: 1,
      choice: { rulings: {}, eyes: 'juri', base: undefined, moves: [] },
    });
  });
});
