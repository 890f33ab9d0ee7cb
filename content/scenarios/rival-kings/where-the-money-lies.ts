import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'where-the-money-lies',
  teaches: ['rk.action.money.no-peeking', 'rk.action.money'],
  seenFrom: 'juri',
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'queen' },
        { seat: 'mila', played: 'count', markers: 0 },
        { seat: 'juri', played: 'trader-1', coins: 1, markers: 0 },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['mine'] },
        'building-2': { cards: ['tavern'] },
        'subject-1': { cards: ['scholar'] },
        'subject-2': { cards: ['blacksmith'] },
      },
    },
  },
  steps: [
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
    { name: 'queen-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'count-buys', play: { type: 'buy', seat: 'mila', pile: 'building-2' } },
    { name: 'count-ends', play: { type: 'end', seat: 'mila' } },
    {
      name: 'richest-place',
      ask: 'juri',
      accept: [{ type: 'money', seat: 'juri', pile: 'building-2' }],
    },
    {
      name: 'trader-buys',
      play: { type: 'buy', seat: 'juri', pile: 'building-1' },
      log: [
        { type: 'coinsPaid', seat: 'juri', coins: 3 },
        { type: 'cardAcquired', seat: 'juri', card: 'mine' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
