import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'new-subject-at-once',
  kind: 'play',
  teaches: ['rk.action.recruit.active', 'rk.ability.scholar'],
  position: {
    players: [
      { seat: 'noor', played: 'priest', coins: 2 },
      { seat: 'mila', played: 'queen', coins: 3, subjects: ['market-woman'], buildings: ['inn', 'harbor', 'farm', 'mine'] },
      { seat: 'juri', played: 'trader-1', coins: 4, markers: 3 },
      { seat: 'ines', played: 'diplomat', coins: 3, buildings: ['forge'] },
    ],
    turn: 'mila',
    round: 4,
    piles: {
      'building-1': { cards: ['garden'], coins: 2 },
      'building-2': { cards: ['pavilion'], coins: 1 },
      'subject-1': { cards: ['scholar'], coins: 2 },
      'subject-2': { cards: ['carpenter'], coins: 0 },
    },
  },
  seat: 'mila',
  goal: [
    { type: 'cardAcquired', seat: 'mila', card: 'scholar' },
    { type: 'coinsReceived', seat: 'mila', coins: 4 },
  ],
  solution: [
    { type: 'recruit', seat: 'mila', pile: 'subject-1' },
    { type: 'ability', seat: 'mila', subject: 'scholar' },
  ],
} satisfies Task<RivalKings>;
