import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'money-for-the-garden',
  kind: 'play',
  teaches: ['rk.action.money', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 5, markers: 0, buildings: ['inn'] },
      { seat: 'ines', played: 'bursar', coins: 1, markers: 0, subjects: ['gardener'] },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['garden'], coins: 2 },
      'building-2': { cards: ['castle-wall'], coins: 0 },
      'subject-1': { cards: ['sailor'], coins: 3 },
      'subject-2': { cards: ['miner'], coins: 1 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'garden' }],
  avoid: [
    { type: 'moneyTaken', seat: 'ines', coins: 1 },
    { type: 'moneyTaken', seat: 'ines', coins: 2 },
    { type: 'cardAcquired', seat: 'ines', card: 'castle-wall' },
  ],
  solution: [
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'buy', seat: 'ines', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
