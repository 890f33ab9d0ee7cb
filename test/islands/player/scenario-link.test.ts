import { expect, it } from 'vitest';
import type { PlayerChoice } from '../../../src/islands/player/referee.ts';
import { linkInto } from '../../../src/islands/player/scenario-link.ts';

const scenario = { id: 'miner-looks-through-a-pile', seenFrom: 'noor' } as const;
const END = { type: 'end', seat: 'noor' } as const;

const linkWith = (choice: Partial<PlayerChoice> = {}, step: string | null = 'miner-looks') =>
  linkInto('rival-kings', scenario, {
    step,
    shown: 2,
    choice: { rulings: {}, eyes: 'noor', base: undefined, moves: [], ...choice },
  });

it('is that of a moment where nothing is chosen', () => {
  expect(linkWith()).toEqual({
    game: 'rival-kings',
    scenario: scenario.id,
    step: { name: 'miner-looks', shown: 2 },
  });
  expect(linkWith({}, null).step).toEqual({ name: '', shown: 2 });
});

it('names the step after which own moves begin, or none at the start', () => {
  expect(linkWith({ base: 'miner-buys', moves: [END] }, 'move-1')).toMatchObject({
    step: { name: 'miner-buys' },
    moves: [END],
  });
  expect(linkWith({ base: null, moves: [END] }, 'move-1')).toMatchObject({ step: { name: '' } });
});

it('holds other readings, and eyes that are not those of the script', () => {
  const rulings = { 'steal-optional': 'must-cover' };
  expect(linkWith({ rulings, eyes: 'juri' })).toMatchObject({ rulings, seenFrom: 'juri' });
  expect(linkWith({ eyes: undefined })).toMatchObject({ seenFrom: 'all' });
});
