import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'somebody-for-the-forge',
  kind: 'play',
  teaches: ['rk.action.recruit', 'rk.action.recruit.pay-at-pile', 'rk.components.number'],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 4, markers: 0, buildings: ['harbor'] },
      { seat: 'ines', played: 'knight', coins: 0, markers: 0, buildings: ['forge'] },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['mine'], coins: 1 },
      'building-2': { cards: ['prison'], coins: 0 },
      'subject-1': { cards: ['watchman'], coins: 3 },
      'subject-2': { cards: ['innkeeper'], coins: 1 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'innkeeper' }],
  avoid: [
    { type: 'moneyTaken', seat: 'ines', coins: 1 },
    { type: 'cardAcquired', seat: 'ines', card: 'watchman' },
    'cycleEnded',
  ],
  solution: [
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'recruit', seat: 'ines', pile: 'subject-2' },
  ],
} satisfies Task<RivalKings>;
