import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'farmer-takes-what-lies-there',
  kind: 'play',
  teaches: ['rk.ability.farmer', 'rk.action.money', 'rk.steal.covered-lost'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', coins: 4, subjects: ['jailer'] },
      { seat: 'mila', played: 'queen', coins: 5, markers: 0, buildings: ['inn'] },
      {
        seat: 'ines',
        played: 'bursar',
        coins: 0,
        markers: 1,
        subjects: ['farmer'],
        crests: [{ action: 'money', by: 'mila' }],
      },
    ],
    turn: 'ines',
    round: 2,
    piles: {
      'building-1': { cards: ['farm'], coins: 0 },
      'building-2': { cards: ['garden'], coins: 2 },
      'subject-1': { cards: ['sailor'], coins: 5 },
      'subject-2': { cards: ['watchman'], coins: 1 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'farm' }],
  avoid: [
    { type: 'actionWaived', seat: 'ines' },
    { type: 'cycleEnded' },
    { type: 'moneyTaken', seat: 'ines', pile: 'building-2' },
    { type: 'moneyTaken', seat: 'ines', pile: 'subject-2' },
    { type: 'cardAcquired', seat: 'ines', card: 'garden' },
  ],
  solution: [
    { type: 'ability', seat: 'ines', subject: 'farmer', action: 'money' },
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'buy', seat: 'ines', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
