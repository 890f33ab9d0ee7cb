import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'an-ability-is-no-action',
  kind: 'play',
  teaches: ['rk.conflict.equal.one-action', 'rk.subject.any-time', 'rk.ability.scholar'],
  position: {
    players: [
      { seat: 'noor', played: 'priest', coins: 4, markers: 4 },
      { seat: 'mila', played: 'courtier', coins: 1, markers: 2, subjects: ['scholar'], buildings: ['inn', 'farm', 'market'] },
      { seat: 'juri', played: 'queen', coins: 2, buildings: ['harbor'] },
      { seat: 'ines', played: 'diplomat', coins: 5, subjects: ['jailer'] },
    ],
    turn: 'mila',
    round: 3,
    piles: {
      'building-1': { cards: ['mine'], coins: 4 },
      'building-2': { cards: ['garden'], coins: 2 },
      'subject-1': { cards: ['bishop'], coins: 3 },
      'subject-2': { cards: ['watchman'], coins: 1 },
    },
  },
  seat: 'mila',
  goal: [
    { type: 'moneyTaken', seat: 'mila', coins: 4 },
    { type: 'coinsReceived', seat: 'mila', coins: 3 },
  ],
  solution: [
    { type: 'money', seat: 'mila', pile: 'building-1' },
    { type: 'ability', seat: 'mila', subject: 'scholar' },
  ],
} satisfies Task<RivalKings>;
