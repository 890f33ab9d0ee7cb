import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'all-three-of-the-countess',
  kind: 'play',
  teaches: ['rk.action.settle', 'rk.action.money', 'rk.action.recruit'],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 5, markers: 1 },
      { seat: 'ines', played: 'countess', coins: 1, markers: 2 },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['tavern'], coins: 1 },
      'building-2': { cards: ['inn'], coins: 0 },
      'subject-1': { cards: ['bishop'], coins: 4 },
      'subject-2': { cards: ['scholar'], coins: 0 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'markerSettled', seat: 'ines' },
    { type: 'moneyTaken', seat: 'ines' },
    { type: 'cardAcquired', seat: 'ines', action: 'recruit' },
  ],
  inOrder: true,
  avoid: [{ type: 'moneyTaken', seat: 'ines', coins: 1 }, 'cycleEnded'],
  solution: [
    { type: 'settle', seat: 'ines' },
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
