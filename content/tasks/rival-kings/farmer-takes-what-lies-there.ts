import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'farmer-takes-what-lies-there',
  kind: 'predict',
  teaches: ['rk.ability.farmer', 'rk.action.recruit.pay-at-pile', 'rk.steal.right'],
  position: {
    players: [
      { seat: 'noor', played: 'bursar', coins: 1, markers: 2, subjects: ['farmer'] },
      { seat: 'mila', played: 'queen', coins: 0, buildings: ['inn'] },
      { seat: 'juri', played: 'duke', coins: 4, subjects: ['jailer'] },
      { seat: 'ines', played: 'trader-1', coins: 3 },
    ],
    turn: 'mila',
    round: 2,
    piles: {
      'building-1': { cards: ['farm'], coins: 6 },
      'building-2': { cards: ['garden'], coins: 4 },
      'subject-1': { cards: ['sailor'], coins: 2 },
      'subject-2': { cards: ['watchman'], coins: 1 },
    },
  },
  then: [
    { type: 'steal', seat: 'mila', from: 'noor', action: 'money' },
    { type: 'money', seat: 'mila', pile: 'building-1' },
    { type: 'recruit', seat: 'mila', pile: 'subject-1' },
    { type: 'end', seat: 'mila' },
    { type: 'settle', seat: 'juri' },
    { type: 'end', seat: 'juri' },
    { type: 'ability', seat: 'noor', subject: 'farmer', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'subject-1' },
  ],
  asks: { number: [{ event: { type: 'moneyTaken', seat: 'noor' }, field: 'coins' }] },
} satisfies Task<RivalKings>;
