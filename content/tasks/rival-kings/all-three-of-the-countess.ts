import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'all-three-of-the-countess',
  kind: 'play',
  teaches: ['rk.action.settle', 'rk.action.money', 'rk.action.recruit'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 2 },
      { seat: 'mila', played: 'countess', coins: 1 },
      { seat: 'juri', played: 'duke', coins: 2, markers: 0 },
      { seat: 'ines', played: 'courtier', coins: 7 },
    ],
    turn: 'mila',
    piles: {
      'building-1': { cards: ['tavern'], coins: 1 },
      'building-2': { cards: ['inn'], coins: 2 },
      'subject-1': { cards: ['bishop'], coins: 5 },
      'subject-2': { cards: ['scholar'], coins: 0 },
    },
  },
  seat: 'mila',
  goal: [
    { type: 'markerSettled', seat: 'mila' },
    { type: 'moneyTaken', seat: 'mila' },
    { type: 'cardAcquired', seat: 'mila', action: 'recruit' },
  ],
  avoid: ['cycleEnded'],
  solution: [
    { type: 'settle', seat: 'mila' },
    { type: 'money', seat: 'mila', pile: 'subject-1' },
    { type: 'recruit', seat: 'mila', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
