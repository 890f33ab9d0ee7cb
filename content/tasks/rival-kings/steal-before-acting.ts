import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'steal-before-acting',
  kind: 'play',
  teaches: ['rk.steal.right', 'rk.steal.crest', 'rk.steal.immediate'],
  position: {
    players: [
      { seat: 'mila', played: 'countess', coins: 3, markers: 2 },
      { seat: 'juri', played: 'duke', coins: 4 },
      { seat: 'ines', played: 'knight', coins: 0, markers: 1 },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['university'], coins: 5 },
      'building-2': { cards: ['carpentry'], coins: 1 },
      'subject-1': { cards: ['blacksmith'], coins: 4 },
      'subject-2': { cards: ['bishop'], coins: 0 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'moneyTaken', seat: 'ines', source: 'stolen' },
    { type: 'moneyTaken', seat: 'ines', source: 'own' },
  ],
  inOrder: true,
  avoid: [
    { type: 'actionStolen', thief: 'ines', action: 'settle' },
    { type: 'actionStolen', thief: 'ines', action: 'recruit' },
    { type: 'actionWaived', seat: 'ines', action: 'money' },
    { type: 'moneyTaken', seat: 'ines', coins: 1 },
    { type: 'cardAcquired', seat: 'ines' },
    'cycleEnded',
  ],
  rivals: [{ type: 'end', seat: 'mila' }],
  solution: [
    { type: 'steal', seat: 'ines', from: 'mila', action: 'money' },
    { type: 'money', seat: 'ines', pile: 'building-1' },
    { type: 'money', seat: 'ines', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
