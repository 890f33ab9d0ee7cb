import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'first-the-marker-then-the-money',
  kind: 'play',
  teaches: ['rk.action.pass', 'rk.action.money'],
  position: {
    players: [
      { seat: 'noor', played: 'lord-protector', coins: 1 },
      { seat: 'mila', played: 'priest', coins: 3, markers: 2 },
      { seat: 'juri', played: 'knight', coins: 5, markers: 2 },
      { seat: 'ines', played: 'diplomat', coins: 4, markers: 1 },
    ],
    turn: 'mila',
    piles: {
      'building-1': { cards: ['market'], coins: 6 },
      'building-2': { cards: ['university'], coins: 2 },
      'subject-1': { cards: ['farmer'], coins: 3 },
      'subject-2': { cards: ['sailor'], coins: 2 },
    },
  },
  seat: 'mila',
  goal: [
    { type: 'markerPassed', seat: 'mila' },
    { type: 'moneyTaken', seat: 'mila', coins: 6 },
  ],
  solution: [
    { type: 'pass', seat: 'mila', to: 'noor' },
    { type: 'money', seat: 'mila', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
