import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'take-the-free-money',
  kind: 'play',
  teaches: ['rk.action.money'],
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 1, markers: 0 },
      { seat: 'mila', played: 'queen' },
      { seat: 'juri', played: 'diplomat' },
    ],
    turn: 'noor',
    piles: {
      'building-1': { cards: ['garden'], coins: 1 },
      'building-2': { cards: ['mine'], coins: 6 },
      'subject-1': { cards: ['bishop'], coins: 2 },
      'subject-2': { cards: ['sailor'], coins: 0 },
    },
  },
  seat: 'noor',
  goal: [{ type: 'moneyTaken', seat: 'noor', coins: 6 }],
  solution: [{ type: 'money', seat: 'noor', pile: 'building-2' }],
} satisfies Task<RivalKings>;
