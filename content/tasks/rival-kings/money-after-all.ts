import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'money-after-all',
  kind: 'play',
  teaches: ['rk.steal.covered-lost', 'rk.steal.chain', 'rk.steal.immediate'],
  position: {
    players: [
      { seat: 'noor', played: 'knight', coins: 5, markers: 1 },
      { seat: 'juri', played: 'trader-1', coins: 3, markers: 2 },
      {
        seat: 'ines',
        played: 'diplomat',
        coins: 1,
        markers: 1,
        subjects: ['sailor'],
        crests: [{ action: 'money', by: 'noor' }],
      },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['harbor'], coins: 1 },
      'building-2': { cards: ['mine'], coins: 0 },
      'subject-1': { cards: ['troubadour'], coins: 4 },
      'subject-2': { cards: ['innkeeper'], coins: 2 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'actionStolen', thief: 'ines', action: 'money' },
    { type: 'markerSettled', seat: 'ines' },
    { type: 'cardAcquired', seat: 'ines', card: 'harbor' },
  ],
  inOrder: true,
  avoid: [
    { type: 'actionStolen', thief: 'ines', action: 'settle' },
    { type: 'actionStolen', thief: 'ines', action: 'recruit' },
    { type: 'actionStolen', thief: 'ines', action: 'buy' },
    { type: 'actionWaived', seat: 'ines', action: 'money' },
    { type: 'moneyTaken', seat: 'ines', coins: 1 },
    { type: 'moneyTaken', seat: 'ines', coins: 2 },
    { type: 'cardAcquired', seat: 'ines', card: 'mine' },
    'cycleEnded',
  ],
  rivals: [{ type: 'end', seat: 'juri' }],
  solution: [
    { type: 'steal', seat: 'ines', from: 'juri', action: 'money' },
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'settle', seat: 'ines' },
    { type: 'buy', seat: 'ines', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
