import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-own-action-skip',
  teaches: ['rk.action.left-to-right'],
  start: {
    position: {
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'trader-1', markers: 0, subjects: ['market-woman'] },
        { seat: 'mila', played: 'queen' },
        { seat: 'juri', played: 'count' },
      ],
      piles: {
        'building-1': { cards: ['market'] },
        'building-2': { cards: ['pavilion'] },
        'subject-1': { cards: ['court-lady'] },
        'subject-2': { cards: ['blacksmith'], coins: 4 },
      },
    },
  },
  steps: [
    { name: 'trader-takes', play: { type: 'money', seat: 'noor', pile: 'subject-2' } },
    { name: 'trader-buys', play: { type: 'buy', seat: 'noor', pile: 'building-1' } },
    {
      name: 'trader-goes-back',
      refused: { type: 'recruit', seat: 'noor', pile: 'subject-2' },
      because: 'rk.action.left-to-right',
    },
  ],
} satisfies Scenario<RivalKings>;
