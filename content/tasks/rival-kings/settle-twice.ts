import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'settle-twice',
  kind: 'play',
  teaches: ['rk.ability.sailor', 'rk.conflict.equal.one-action'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 2, subjects: ['scholar'] },
      { seat: 'mila', played: 'countess', coins: 4, markers: 1 },
      { seat: 'juri', played: 'count', coins: 4, markers: 3, subjects: ['farmer', 'sailor'] },
      { seat: 'ines', played: 'duke', coins: 3, markers: 4, buildings: ['forge'] },
    ],
    turn: 'juri',
    round: 3,
    piles: {
      'building-1': { cards: ['market'], coins: 2 },
      'building-2': { cards: ['garden'], coins: 1 },
      'subject-1': { cards: ['gardener'], coins: 2 },
      'subject-2': { cards: ['vintner'], coins: 3 },
    },
  },
  seat: 'juri',
  goal: [{ type: 'markerSettled', seat: 'juri', source: 'sailor' }],
  solution: [
    { type: 'settle', seat: 'juri', using: 'sailor' },
    { type: 'settle', seat: 'juri' },
  ],
} satisfies Task<RivalKings>;
