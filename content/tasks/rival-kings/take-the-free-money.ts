import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'take-the-free-money',
  kind: 'play',
  teaches: ['rk.action.money'],
  position: {
    players: [
      { seat: 'noor', played: 'queen' },
      { seat: 'mila', played: 'diplomat' },
      { seat: 'juri', played: 'courtier', coins: 1, markers: 0 },
      { seat: 'ines', played: 'knight', coins: 4, markers: 2 },
    ],
    turn: 'juri',
    piles: {
      'building-1': { cards: ['garden'], coins: 1 },
      'building-2': { cards: ['mine'], coins: 5 },
      'subject-1': { cards: ['bishop'], coins: 4 },
      'subject-2': { cards: ['sailor'], coins: 0 },
    },
  },
  seat: 'juri',
  goal: [{ type: 'moneyTaken', seat: 'juri', coins: 5 }],
  solution: [{ type: 'money', seat: 'juri', pile: 'building-2' }],
} satisfies Task<RivalKings>;
