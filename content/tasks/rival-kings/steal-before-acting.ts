import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'steal-before-acting',
  kind: 'play',
  teaches: ['rk.steal.right', 'rk.steal.crest', 'rk.steal.immediate'],
  position: {
    players: [
      { seat: 'noor', played: 'knight', coins: 2, markers: 0 },
      { seat: 'mila', played: 'countess', coins: 3, markers: 2 },
      { seat: 'juri', played: 'duke', coins: 4 },
    ],
    turn: 'noor',
    piles: {
      'building-1': { cards: ['university'], coins: 5 },
      'building-2': { cards: ['carpentry'], coins: 1 },
      'subject-1': { cards: ['blacksmith'], coins: 4 },
      'subject-2': { cards: ['miner'], coins: 0 },
    },
  },
  seat: 'noor',
  goal: [
    { type: 'moneyTaken', seat: 'noor', coins: 5 },
    { type: 'moneyTaken', seat: 'noor', coins: 4 },
  ],
  solution: [
    { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'building-1' },
    { type: 'money', seat: 'noor', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
