import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'equal-and-robbed-too',
  kind: 'play',
  teaches: ['rk.conflict.equal.choose-uncovered', 'rk.action.recruit'],
  position: {
    players: [
      { seat: 'noor', played: 'knight', coins: 6, markers: 0 },
      { seat: 'mila', played: 'count', coins: 3, markers: 1 },
      { seat: 'juri', played: 'diplomat', coins: 2, markers: 4, crests: [{ action: 'settle', by: 'noor' }] },
      { seat: 'ines', played: 'countess', coins: 1, markers: 3, crests: [{ action: 'money', by: 'noor' }] },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['harbor'], coins: 3 },
      'building-2': { cards: ['inn'], coins: 2 },
      'subject-1': { cards: ['jailer'], coins: 0 },
      'subject-2': { cards: ['vintner'], coins: 2 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', action: 'recruit' }],
  solution: [{ type: 'recruit', seat: 'ines', pile: 'subject-2' }],
} satisfies Task<RivalKings>;
