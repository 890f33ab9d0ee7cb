import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-troubadour-own-pair',
  teaches: ['rk.ability.troubadour'],
  start: {
    position: {
      turn: 'noor',
      players: [
        {
          seat: 'noor',
          played: 'lord-protector',
          subjects: ['miner', 'troubadour'],
          buildings: ['mine'],
        },
        { seat: 'mila', played: 'count' },
        { seat: 'juri', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['tavern'] },
        'building-2': { cards: ['inn'] },
        'subject-1': { cards: ['jailer'] },
        'subject-2': { cards: ['farmer'] },
      },
    },
  },
  steps: [
    {
      name: 'gives-the-mine',
      play: {
        type: 'ability',
        seat: 'noor',
        subject: 'troubadour',
        give: 'mine',
        pile: 'building-1',
      },
    },
    { name: 'buys-it-back', play: { type: 'buy', seat: 'noor', pile: 'building-1' } },
  ],
} satisfies Scenario<RivalKings>;
