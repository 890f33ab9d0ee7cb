import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'steal-the-right-one',
  kind: 'play',
  teaches: ['rk.steal.thief-chooses', 'rk.steal.crest', 'rk.steal.immediate', 'rk.conflict.lines'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 1, markers: 1 },
      { seat: 'mila', played: 'bursar', coins: 4, markers: 2 },
      { seat: 'juri', played: 'count', coins: 3, markers: 0 },
      { seat: 'ines', played: 'trader-1', coins: 5, markers: 1 },
    ],
    turn: 'noor',
    piles: {
      'building-1': { cards: ['pavilion'], coins: 2 },
      'building-2': { cards: ['vineyard'], coins: 1 },
      'subject-1': { cards: ['bishop'], coins: 3 },
      'subject-2': { cards: ['farmer'], coins: 0 },
    },
  },
  seat: 'noor',
  goal: [{ type: 'cardAcquired', seat: 'noor', card: 'bishop' }],
  solution: [
    { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'subject-1' },
    { type: 'recruit', seat: 'noor', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
