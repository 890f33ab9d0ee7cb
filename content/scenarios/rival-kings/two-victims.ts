import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'two-victims',
  teaches: ['rk.steal.two-victims', 'rk.steal.right', 'rk.steal.immediate'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'queen', coins: 0 },
        { seat: 'mila', played: 'bursar', markers: 3 },
        { seat: 'juri', played: 'knight', markers: 3 },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['inn'] },
        'building-2': { cards: ['pavilion'], coins: 4 },
        'subject-1': { cards: ['sailor'], coins: 3 },
        'subject-2': { cards: ['bishop'] },
      },
    },
  },
  steps: [
    {
      name: 'queen-robs-the-bursar',
      play: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
    },
    {
      name: 'queen-takes',
      play: { type: 'money', seat: 'noor', pile: 'building-2' },
      log: [{ type: 'moneyTaken', seat: 'noor', coins: 4, source: 'stolen' }],
    },
    {
      name: 'bursar-robbed-twice',
      refused: { type: 'steal', seat: 'noor', from: 'mila', action: 'buy' },
      because: 'rk.steal.right',
    },
    {
      name: 'queen-robs-the-knight',
      play: { type: 'steal', seat: 'noor', from: 'juri', action: 'money' },
    },
    {
      name: 'queen-takes-again',
      play: { type: 'money', seat: 'noor', pile: 'subject-1' },
      log: [{ type: 'moneyTaken', seat: 'noor', coins: 3, source: 'stolen' }],
    },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
  ],
} satisfies Scenario<RivalKings>;
