import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'a-building-for-the-gardener',
  kind: 'play',
  teaches: ['rk.action.buy', 'rk.components.number'],
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
  before: [{ type: 'money', seat: 'ines', pile: 'building-2' }],
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'garden' }],
  avoid: [{ type: 'cardAcquired', seat: 'ines', card: 'castle-wall' }],
  solution: [{ type: 'buy', seat: 'ines', pile: 'building-1' }],
} satisfies Task<RivalKings>;
