import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'first-the-marker-then-the-money',
  kind: 'play',
  teaches: ['rk.action.pass', 'rk.action.money'],
  position: {
    players: [
      { seat: 'noor', played: 'lord-protector', coins: 3, markers: 1 },
      { seat: 'juri', played: 'diplomat', coins: 4, markers: 0 },
      { seat: 'ines', played: 'priest', coins: 1, markers: 1 },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['market'], coins: 5 },
      'building-2': { cards: ['university'], coins: 2 },
      'subject-1': { cards: ['farmer'], coins: 0 },
      'subject-2': { cards: ['sailor'], coins: 2 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'markerPassed', seat: 'ines' },
    { type: 'moneyTaken', seat: 'ines', coins: 5 },
  ],
  inOrder: true,
  avoid: [{ type: 'moneyTaken', seat: 'ines', coins: 2 }, 'cycleEnded'],
  rivals: [{ type: 'end', seat: 'juri' }],
  solution: [
    { type: 'pass', seat: 'ines', to: 'noor' },
    { type: 'money', seat: 'ines', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
