import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'taken-there-and-paid-there',
  kind: 'predict',
  teaches: ['rk.action.money', 'rk.action.buy', 'rk.action.buy.pay-at-pile'],
  position: {
    players: [
      { seat: 'noor', played: 'trader-2', coins: 2, markers: 0 },
      { seat: 'mila', played: 'duke', coins: 2, markers: 0 },
      { seat: 'ines', played: 'bursar', coins: 2 },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['garden', 'cathedral'], coins: 3 },
      'building-2': { cards: ['inn'], coins: 2 },
      'subject-1': { cards: ['troubadour'], coins: 2 },
      'subject-2': { cards: ['miner'], coins: 2 },
    },
  },
  then: [
    { type: 'money', seat: 'ines', pile: 'building-1' },
    { type: 'buy', seat: 'ines', pile: 'building-1' },
    { type: 'end', seat: 'ines' },
    { type: 'money', seat: 'noor', pile: 'building-1' },
  ],
  asks: { number: [{ event: { type: 'moneyTaken', seat: 'noor' }, field: 'coins' }] },
} satisfies Task<RivalKings>;
