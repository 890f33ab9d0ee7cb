import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'new-subject-at-once',
  kind: 'play',
  teaches: ['rk.action.recruit.active', 'rk.ability.jailer'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', coins: 2 },
      { seat: 'mila', played: 'trader-1', coins: 4 },
      {
        seat: 'ines',
        played: 'queen',
        coins: 3,
        markers: 3,
        subjects: ['scholar'],
        buildings: ['inn'],
      },
    ],
    turn: 'ines',
    round: 4,
    piles: {
      'building-1': { cards: ['garden'], coins: 2 },
      'building-2': { cards: ['pavilion'], coins: 1 },
      'subject-1': { cards: ['jailer'], coins: 2 },
      'subject-2': { cards: ['carpenter'], coins: 0 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'cardAcquired', seat: 'ines', card: 'jailer' },
    { type: 'coinsReceived', seat: 'ines', coins: 3 },
  ],
  avoid: [
    { type: 'abilityUsed', seat: 'ines', subject: 'scholar' },
    { type: 'cardAcquired', seat: 'ines', card: 'carpenter' },
  ],
  solution: [
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
    { type: 'ability', seat: 'ines', subject: 'jailer' },
  ],
} satisfies Task<RivalKings>;
