import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-pile-search-decline',
  teaches: ['rk.ability.vintner'],
  start: {
    position: {
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'queen', subjects: ['vintner'] },
        { seat: 'mila', played: 'count' },
        { seat: 'juri', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['mine'] },
        'building-2': { cards: ['garden'] },
        'subject-1': { cards: ['sailor', 'miner', 'jailer', 'blacksmith'], size: 4 },
        'subject-2': { cards: ['gardener'] },
      },
    },
  },
  steps: [
    {
      name: 'vintner-looks',
      play: { type: 'ability', seat: 'noor', subject: 'vintner', pile: 'subject-1' },
    },
    { name: 'vintner-declines', play: { type: 'waive', seat: 'noor' } },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-2' } },
  ],
} satisfies Scenario<RivalKings>;
