import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'the-last-coin-of-all',
  kind: 'predict',
  teaches: ['rk.action.money', 'rk.money.refill'],
  position: {
    players: [
      { seat: 'noor', played: 'priest', coins: 12, markers: 0, buildings: ['harbor'] },
      { seat: 'mila', played: 'queen', coins: 11, markers: 1, subjects: ['farmer'] },
      { seat: 'juri', played: 'countess', coins: 8, markers: 0, subjects: ['watchman'] },
    ],
    turn: 'noor',
    round: 2,
    piles: {
      'building-1': { cards: ['inn'], coins: 0 },
      'building-2': { cards: ['pavilion'], coins: 0 },
      'subject-1': { cards: ['scholar'], coins: 0 },
      'subject-2': { cards: ['vintner'], coins: 1 },
    },
  },
  then: [
    { type: 'money', seat: 'noor', pile: 'subject-2' },
    { type: 'end', seat: 'noor' },
    { type: 'money', seat: 'juri', pile: 'subject-2' },
  ],
  asks: { number: [{ event: { type: 'moneyTaken' }, field: 'coins' }] },
} satisfies Task<RivalKings>;
