import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'refill-empty-places',
  teaches: ['rk.money.refill', 'rk.money.circulation', 'rk.action.money'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'courtier', coins: 11, markers: 0, buildings: ['inn'] },
        { seat: 'mila', played: 'knight', coins: 13, subjects: ['miner'] },
        { seat: 'juri', played: 'queen', coins: 9, subjects: ['sailor'] },
      ],
      turn: 'noor',
      round: 3,
      piles: {
        'building-1': { cards: ['cathedral'], coins: 0 },
        'building-2': { cards: ['vineyard'], coins: 0 },
        'subject-1': { cards: ['gardener'], coins: 0 },
        'subject-2': { cards: ['farmer'], coins: 0 },
      },
    },
  },
  steps: [
    {
      name: 'courtier-takes',
      play: { type: 'money', seat: 'noor', pile: 'building-1' },
      log: [
        {
          type: 'moneyRefilled',
          coins: { 'building-1': 2, 'building-2': 2, 'subject-1': 2, 'subject-2': 2 },
        },
        { type: 'moneyTaken', seat: 'noor', pile: 'building-1', coins: 2 },
      ],
    },
    { name: 'courtier-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'knight-at-the-empty-place',
      refused: { type: 'money', seat: 'mila', pile: 'building-1' },
      because: 'rk.action.money',
    },
    {
      name: 'knight-takes',
      play: { type: 'money', seat: 'mila', pile: 'subject-2' },
      log: [{ type: 'moneyTaken', seat: 'mila', pile: 'subject-2', coins: 2 }],
    },
  ],
} satisfies Scenario<RivalKings>;
