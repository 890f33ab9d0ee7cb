import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'leave-an-action-out',
  kind: 'play',
  teaches: ['rk.action.left-to-right', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 4, markers: 0, buildings: ['harbor'] },
      { seat: 'ines', played: 'trader-1', coins: 1, markers: 1, subjects: ['gardener'] },
    ],
    turn: 'ines',
    round: 2,
    piles: {
      'building-1': { cards: ['garden'], coins: 1 },
      'building-2': { cards: ['castle-wall'], coins: 3 },
      'subject-1': { cards: ['watchman'], coins: 2 },
      'subject-2': { cards: ['sailor'], coins: 0 },
    },
  },
  before: [{ type: 'money', seat: 'ines', pile: 'building-2' }],
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'garden' }],
  avoid: [
    { type: 'cardAcquired', seat: 'ines', action: 'recruit' },
    { type: 'cardAcquired', seat: 'ines', card: 'castle-wall' },
    'cycleEnded',
  ],
  solution: [{ type: 'buy', seat: 'ines', pile: 'building-1' }],
} satisfies Task<RivalKings>;
