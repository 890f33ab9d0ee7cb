import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'old-subject-before-recruiting',
  kind: 'play',
  teaches: ['rk.ability.innkeeper', 'rk.action.recruit.active', 'rk.subject.any-time'],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 3, buildings: ['inn'] },
      { seat: 'mila', played: 'trader-2', coins: 5 },
      {
        seat: 'ines',
        played: 'queen',
        coins: 2,
        markers: 0,
        subjects: ['innkeeper'],
        buildings: ['vineyard'],
      },
    ],
    turn: 'ines',
    round: 2,
    piles: {
      'building-1': { cards: ['garden'], coins: 1 },
      'building-2': { cards: ['market'], coins: 4 },
      'subject-1': { cards: ['vintner', 'miner'], coins: 2 },
      'subject-2': { cards: ['bishop'], coins: 1 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'cardAcquired', seat: 'ines', source: 'ability' },
    { type: 'cardAcquired', seat: 'ines', source: 'own' },
  ],
  avoid: [{ type: 'cardAcquired', seat: 'ines', card: 'vintner', source: 'own' }],
  solution: [
    { type: 'ability', seat: 'ines', subject: 'innkeeper', pile: 'subject-1' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
