import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'busy-with-an-equal',
  kind: 'play',
  teaches: ['rk.conflict.equal.no-theft', 'rk.conflict.equal.free-choice'],
  position: {
    players: [
      { seat: 'noor', played: 'bursar', coins: 2, markers: 3 },
      { seat: 'mila', played: 'countess', coins: 4, markers: 1 },
      { seat: 'juri', played: 'knight', coins: 3, markers: 2 },
      { seat: 'ines', played: 'count', coins: 1, markers: 0 },
    ],
    turn: 'juri',
    piles: {
      'building-1': { cards: ['university'], coins: 4 },
      'building-2': { cards: ['farm'], coins: 1 },
      'subject-1': { cards: ['innkeeper'], coins: 2 },
      'subject-2': { cards: ['troubadour'], coins: 5 },
    },
  },
  seat: 'juri',
  goal: [{ type: 'moneyTaken', seat: 'juri', coins: 5 }],
  solution: [{ type: 'money', seat: 'juri', pile: 'subject-2' }],
} satisfies Task<RivalKings>;
