import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'settle-twice',
  kind: 'play',
  teaches: ['rk.ability.sailor', 'rk.conflict.equal.one-action'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', coins: 3, markers: 4, buildings: ['forge'] },
      { seat: 'mila', played: 'trader-1', coins: 2 },
      { seat: 'ines', played: 'count', coins: 4, markers: 3, subjects: ['sailor'] },
    ],
    turn: 'ines',
    round: 3,
    piles: {
      'building-1': { cards: ['market'], coins: 2 },
      'building-2': { cards: ['harbor'], coins: 1 },
      'subject-1': { cards: ['gardener'], coins: 2 },
      'subject-2': { cards: ['vintner'], coins: 3 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'markerSettled', seat: 'ines', source: 'sailor' }],
  avoid: [
    { type: 'cardAcquired', seat: 'ines' },
    { type: 'actionWaived', seat: 'ines' },
  ],
  solution: [
    { type: 'settle', seat: 'ines', using: 'sailor' },
    { type: 'settle', seat: 'ines' },
  ],
} satisfies Task<RivalKings>;
