import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'all-four-of-the-trader',
  kind: 'play',
  teaches: ['rk.action.settle', 'rk.action.money', 'rk.action.recruit', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 6, markers: 1 },
      { seat: 'ines', played: 'trader-1', coins: 3, markers: 1 },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['mine'], coins: 2 },
      'building-2': { cards: ['garden'], coins: 4 },
      'subject-1': { cards: ['gardener'], coins: 3 },
      'subject-2': { cards: ['bishop'], coins: 0 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'markerSettled', seat: 'ines' },
    { type: 'moneyTaken', seat: 'ines', coins: 4 },
    { type: 'cardAcquired', seat: 'ines', card: 'gardener' },
    { type: 'cardAcquired', seat: 'ines', card: 'garden' },
  ],
  inOrder: true,
  avoid: [
    { type: 'moneyTaken', seat: 'ines', coins: 2 },
    { type: 'moneyTaken', seat: 'ines', coins: 3 },
    { type: 'cardAcquired', seat: 'ines', card: 'bishop' },
    { type: 'cardAcquired', seat: 'ines', card: 'mine' },
    'cycleEnded',
  ],
  solution: [
    { type: 'settle', seat: 'ines' },
    { type: 'money', seat: 'ines', pile: 'building-2' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
    { type: 'buy', seat: 'ines', pile: 'building-2' },
  ],
} satisfies Task<RivalKings>;
