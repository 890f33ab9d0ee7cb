import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'take-the-free-money',
  kind: 'play',
  teaches: ['rk.action.money'],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 2, markers: 0 },
      { seat: 'ines', played: 'bursar', coins: 0, markers: 0, subjects: ['gardener'] },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['garden'], coins: 1 },
      'building-2': { cards: ['castle-wall'], coins: 4 },
      'subject-1': { size: 0, coins: 0 },
      'subject-2': { size: 0, coins: 0 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'moneyTaken', seat: 'ines', coins: 4 }],
  avoid: [{ type: 'moneyTaken', seat: 'ines', coins: 1 }],
  solution: [{ type: 'money', seat: 'ines', pile: 'building-2' }],
} satisfies Task<RivalKings>;
