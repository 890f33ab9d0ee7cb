import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-sailor-second-run',
  teaches: ['rk.ability.sailor'],
  start: {
    position: {
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'queen', markers: 2, subjects: ['sailor'] },
        { seat: 'mila', played: 'lord-protector', markers: 3 },
        { seat: 'juri', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['inn'] },
        'building-2': { cards: ['harbor'] },
        'subject-1': { cards: ['vintner', 'bishop'] },
        'subject-2': { cards: ['gardener'] },
      },
    },
  },
  steps: [
    {
      name: 'first-run',
      play: { type: 'recruit', seat: 'noor', pile: 'subject-1', using: 'sailor' },
    },
    { name: 'second-run', play: { type: 'recruit', seat: 'noor', pile: 'subject-2' } },
  ],
} satisfies Scenario<RivalKings>;
