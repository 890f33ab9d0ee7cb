import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'bishop-completes-a-pair',
  kind: 'play',
  teaches: [
    'rk.ability.bishop',
    'rk.ability.bishop.both-active',
    'rk.ability.bishop.protected',
    'rk.action.buy',
  ],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 2, subjects: ['farmer', 'jailer'] },
      { seat: 'mila', played: 'trader-1', coins: 4, subjects: ['innkeeper'], buildings: ['inn'] },
      { seat: 'ines', played: 'count', coins: 3, markers: 0, subjects: ['vintner', 'bishop'] },
    ],
    turn: 'ines',
    round: 4,
    piles: {
      'building-1': { cards: ['inn'], coins: 2 },
      'building-2': { cards: ['farm'], coins: 1 },
      'subject-1': { cards: ['carpenter'], coins: 2 },
      'subject-2': { cards: ['gardener'], coins: 3 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'subjectsSwapped', seat: 'ines', taken: 'farmer' },
    { type: 'cardAcquired', seat: 'ines', card: 'farm' },
  ],
  avoid: [
    { type: 'subjectsSwapped', seat: 'ines', taken: 'jailer' },
    { type: 'cardAcquired', seat: 'ines', card: 'inn' },
  ],
  solution: [
    {
      type: 'ability',
      seat: 'ines',
      subject: 'bishop',
      from: 'noor',
      give: 'vintner',
      take: 'farmer',
    },
    { type: 'buy', seat: 'ines', pile: 'building-2' },
  ],
} satisfies Task<RivalKings>;
