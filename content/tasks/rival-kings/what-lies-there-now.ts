import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'what-lies-there-now',
  kind: 'predict',
  teaches: ['rk.action.buy.pay-at-pile', 'rk.action.money'],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 5, markers: 0 },
      { seat: 'ines', played: 'bursar', coins: 0, markers: 0, subjects: ['gardener'] },
    ],
    turn: 'noor',
    piles: {
      'building-1': { cards: ['garden', 'tavern'], coins: 2 },
      'building-2': { cards: ['market'], coins: 1 },
      'subject-1': { cards: ['scholar'], coins: 1 },
      'subject-2': { cards: ['herbalist'], coins: 1 },
    },
  },
  then: [
    { type: 'buy', seat: 'noor', pile: 'building-1' },
    { type: 'end', seat: 'noor' },
    { type: 'money', seat: 'ines', pile: 'building-1' },
  ],
  asks: {
    number: [{ event: { type: 'moneyTaken', seat: 'ines' }, field: 'coins' }],
    // What was there; what Noor paid; both.
    among: [2, 4, 6],
  },
} satisfies Task<RivalKings>;
