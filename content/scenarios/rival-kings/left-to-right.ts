import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'left-to-right',
  teaches: ['rk.action.left-to-right', 'rk.action.money', 'rk.action.recruit', 'rk.action.buy'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'trader-1', coins: 4 },
        { seat: 'mila', played: 'queen' },
        { seat: 'juri', played: 'duke' },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['forge'], coins: 1 },
        'building-2': { cards: ['pavilion'], coins: 2 },
        'subject-1': { cards: ['miner'], coins: 3 },
        'subject-2': { cards: ['bishop'], coins: 1 },
      },
    },
  },
  steps: [
    { name: 'trader-takes', play: { type: 'money', seat: 'noor', pile: 'subject-1' } },
    {
      name: 'settle-too-late',
      refused: { type: 'settle', seat: 'noor' },
      because: 'rk.action.left-to-right',
    },
    { name: 'trader-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
    {
      name: 'money-again',
      refused: { type: 'money', seat: 'noor', pile: 'building-2' },
      because: 'rk.action.left-to-right',
    },
    { name: 'trader-buys', play: { type: 'buy', seat: 'noor', pile: 'building-2' } },
    { name: 'trader-ends', play: { type: 'end', seat: 'noor' } },
  ],
} satisfies Scenario<RivalKings>;
