import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'old-subject-before-recruiting',
  kind: 'play',
  teaches: ['rk.action.recruit.active', 'rk.subject.any-time'],
  position: {
    players: [
      { seat: 'noor', played: 'countess', coins: 4 },
      { seat: 'mila', played: 'queen', coins: 1, subjects: ['farmer', 'market-woman'], buildings: ['harbor'] },
      { seat: 'juri', played: 'count', coins: 3, buildings: ['inn'] },
      { seat: 'ines', played: 'trader-2', coins: 5, markers: 2 },
    ],
    turn: 'mila',
    round: 2,
    piles: {
      'building-1': { cards: ['garden'], coins: 1 },
      'building-2': { cards: ['market'], coins: 4 },
      'subject-1': { cards: ['bishop'], coins: 2 },
      'subject-2': { cards: ['herbalist'], coins: 1 },
    },
  },
  seat: 'mila',
  goal: [
    { type: 'moneyTaken', seat: 'mila' },
    { type: 'cardAcquired', seat: 'mila', action: 'recruit' },
  ],
  solution: [
    { type: 'ability', seat: 'mila', subject: 'market-woman', pile: 'building-2' },
    { type: 'recruit', seat: 'mila', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
