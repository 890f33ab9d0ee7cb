import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'busy-with-an-equal',
  kind: 'play',
  teaches: ['rk.conflict.equal.no-theft', 'rk.conflict.equal.free-choice', 'rk.action.recruit'],
  position: {
    players: [
      { seat: 'noor', played: 'bursar', coins: 2, markers: 3 },
      { seat: 'juri', played: 'countess', coins: 4, markers: 1 },
      { seat: 'ines', played: 'knight', coins: 3, markers: 2, buildings: ['tavern'] },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['university'], coins: 4 },
      'building-2': { cards: ['farm'], coins: 1 },
      'subject-1': { cards: ['innkeeper'], coins: 2 },
      'subject-2': { cards: ['troubadour'], coins: 5 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'troubadour' }],
  avoid: [
    { type: 'moneyTaken', seat: 'ines' },
    { type: 'cardAcquired', seat: 'ines', card: 'innkeeper' },
    'cycleEnded',
  ],
  rivals: [
    { type: 'end', seat: 'noor' },
    { type: 'end', seat: 'juri' },
  ],
  solution: [{ type: 'recruit', seat: 'ines', pile: 'subject-2' }],
} satisfies Task<RivalKings>;
