import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-gardener-two',
  teaches: ['rk.ability.gardener'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'bursar', markers: 3, subjects: ['gardener'] },
        { seat: 'mila', played: 'trader-1', markers: 1, subjects: ['gardener'] },
        { seat: 'juri', played: 'queen', markers: 1 },
      ],
      piles: {
        'building-1': { cards: ['tavern'] },
        'building-2': { cards: ['carpentry'] },
        'subject-1': { cards: ['miner'] },
        'subject-2': { cards: ['scholar'] },
      },
    },
  },
  steps: [
    { name: 'reveal', play: { type: 'reveal', seat: 'noor' } },
    {
      name: 'noor-swaps',
      play: { type: 'ability', seat: 'noor', subject: 'gardener', swapWith: 'juri' },
    },
    {
      name: 'mila-swaps',
      play: { type: 'ability', seat: 'mila', subject: 'gardener', swapWith: 'noor' },
      log: [
        { type: 'abilityUsed', seat: 'mila' },
        { type: 'charactersSwapped', seat: 'mila', other: 'noor' },
        'conflictsFound',
        { type: 'unequalConflict', thief: 'mila', victim: 'juri', marked: 'juri' },
        { type: 'turnStarted', seat: 'mila' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
