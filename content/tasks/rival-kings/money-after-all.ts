import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'money-after-all',
  kind: 'play',
  teaches: ['rk.steal.covered-lost', 'rk.steal.chain', 'rk.steal.immediate'],
  position: {
    players: [
      { seat: 'noor', played: 'diplomat', coins: 1, markers: 2, crests: [{ action: 'money', by: 'mila' }] },
      { seat: 'mila', played: 'knight', coins: 5, markers: 1 },
      { seat: 'juri', played: 'trader-1', coins: 3, markers: 2 },
      { seat: 'ines', played: 'duke', coins: 2, markers: 0 },
    ],
    turn: 'noor',
    piles: {
      'building-1': { cards: ['harbor'], coins: 1 },
      'building-2': { cards: ['forge'], coins: 0 },
      'subject-1': { cards: ['troubadour'], coins: 4 },
      'subject-2': { cards: ['innkeeper'], coins: 2 },
    },
  },
  seat: 'noor',
  goal: [{ type: 'cardAcquired', seat: 'noor', card: 'harbor' }],
  solution: [
    { type: 'steal', seat: 'noor', from: 'juri', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'subject-1' },
    { type: 'buy', seat: 'noor', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
