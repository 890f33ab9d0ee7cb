import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'jailer-instead-of-watchman',

  kind: 'play',
  teaches: ['rk.subject.start-of-cycle', 'rk.ability.jailer', 'rk.action.recruit.active'],
  position: {
    players: [
      { seat: 'noor', played: 'knight', coins: 4, subjects: ['innkeeper'], buildings: ['mine'] },
      { seat: 'mila', played: 'queen', coins: 4, markers: 0, subjects: ['vintner'], buildings: ['harbor'] },
      { seat: 'juri', played: 'countess', coins: 3, markers: 3, subjects: ['farmer', 'watchman'], buildings: ['prison'] },
      { seat: 'ines', played: 'courtier', coins: 1, markers: 2, subjects: ['scholar'], buildings: ['market'] },
    ],
    round: 4,
    piles: {
      'building-1': { cards: ['castle-wall'], coins: 4 },
      'building-2': { cards: ['tavern'], coins: 3 },
      'subject-1': { cards: ['jailer'], coins: 2 },
      'subject-2': { cards: ['herbalist', 'sailor', 'troubadour'], coins: 1 },
    },
  },
  before: [{ type: 'reveal', seat: 'juri' }],
  seat: 'juri',
  goal: [{ type: 'coinsReceived', seat: 'juri', coins: 4 }],
  rivals: [
    { type: 'steal', seat: 'mila', from: 'noor', action: 'recruit' },
    { type: 'recruit', seat: 'mila', pile: 'subject-2' },
    { type: 'recruit', seat: 'mila', pile: 'subject-2' },
    { type: 'end', seat: 'mila' },
    { type: 'pass', seat: 'ines', to: 'noor' },
    { type: 'money', seat: 'ines', pile: 'subject-2' },
    { type: 'end', seat: 'ines' },
    { type: 'steal', seat: 'noor', from: 'juri', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'building-1' },
    { type: 'money', seat: 'noor', pile: 'building-2' },
    { type: 'end', seat: 'noor' },
  ],
  solution: [
    { type: 'hold-back', seat: 'juri' },
    { type: 'recruit', seat: 'juri', pile: 'subject-1' },
    { type: 'ability', seat: 'juri', subject: 'jailer' },
  ],
} satisfies Task<RivalKings>;
