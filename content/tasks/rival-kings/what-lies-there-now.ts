import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'what-lies-there-now',
  kind: 'predict',
  teaches: ['rk.action.recruit.pay-at-pile', 'rk.action.buy.pay-at-pile', 'rk.action.money'],
  position: {
    players: [
      { seat: 'noor', played: 'queen' },
      { seat: 'mila', played: 'count', markers: 0 },
      { seat: 'juri', played: 'trader-1', coins: 2, markers: 0 },
    ],
    turn: 'noor',
    piles: {
      'building-1': { cards: ['garden', 'tavern'] },
      'building-2': { cards: ['market'] },
      'subject-1': { cards: ['gardener', 'scholar'] },
      'subject-2': { cards: ['herbalist'] },
    },
  },
  then: [
    { type: 'recruit', seat: 'noor', pile: 'subject-1' },
    { type: 'end', seat: 'noor' },
    { type: 'buy', seat: 'mila', pile: 'building-1' },
    { type: 'end', seat: 'mila' },
    { type: 'money', seat: 'juri', pile: 'building-1' },
  ],
  asks: { number: [{ event: { type: 'moneyTaken', seat: 'juri' }, field: 'coins' }] },
} satisfies Task<RivalKings>;
