import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'taken-there-and-paid-there',
  kind: 'play',
  teaches: ['rk.action.money', 'rk.action.buy', 'rk.action.buy.pay-at-pile'],
  position: {
    players: [
      { seat: 'noor', played: 'trader-2', coins: 0, markers: 0, buildings: ['inn'] },
      { seat: 'ines', played: 'bursar', coins: 1, markers: 0, subjects: ['gardener'] },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['garden', 'cathedral'], coins: 3 },
      'building-2': { cards: ['market'], coins: 3 },
      'subject-1': { cards: ['troubadour'], coins: 0 },
      'subject-2': { cards: ['miner'], coins: 0 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'cardAcquired', seat: 'ines', card: 'garden' },
    { type: 'moneyTaken', seat: 'noor', coins: 4 },
  ],
  avoid: [
    { type: 'moneyTaken', seat: 'ines', pile: 'building-2' },
    { type: 'cardAcquired', seat: 'ines', card: 'market' },
    { type: 'moneyTaken', seat: 'noor', coins: 3 },
    'cycleEnded',
  ],
  rivals: [
    { type: 'money', seat: 'noor', pile: 'building-1' },
    { type: 'money', seat: 'noor', pile: 'building-2' },
  ],
  solution: [
    { type: 'money', seat: 'ines', pile: 'building-1' },
    { type: 'buy', seat: 'ines', pile: 'building-1' },
    { type: 'end', seat: 'ines' },
  ],
} satisfies Task<RivalKings>;
