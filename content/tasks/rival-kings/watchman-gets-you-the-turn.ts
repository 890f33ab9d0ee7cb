import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'watchman-gets-you-the-turn',

  kind: 'play',
  teaches: ['rk.ability.watchman', 'rk.turn.tie.fewer-markers'],
  position: {
    players: [
      { seat: 'noor', played: 'bursar', coins: 3, subjects: ['innkeeper'], buildings: ['mine', 'inn'] },
      { seat: 'mila', played: 'queen', coins: 4, markers: 0, subjects: ['vintner'], buildings: ['harbor'] },
      { seat: 'juri', played: 'knight', coins: 2, subjects: ['farmer', 'watchman'], buildings: ['forge'] },
      { seat: 'ines', played: 'duke', coins: 3, markers: 2, subjects: ['jailer'], buildings: ['market'] },
    ],
    round: 3,
    cycle: 2,
    piles: {
      'building-1': { cards: ['castle-wall'], coins: 4 },
      'building-2': { cards: ['tavern'], coins: 3 },
      'subject-1': { cards: ['sailor'], coins: 1 },
      'subject-2': { cards: ['herbalist'], coins: 0 },
    },
  },
  before: [{ type: 'reveal', seat: 'juri' }],
  seat: 'juri',
  goal: [{ type: 'turnStarted', seat: 'juri' }],
  avoid: [{ type: 'turnStarted', seat: 'noor' }],
  rivals: [
    { type: 'steal', seat: 'mila', from: 'noor', action: 'money' },
    { type: 'money', seat: 'mila', pile: 'building-2' },
    { type: 'recruit', seat: 'mila', pile: 'subject-1' },
    { type: 'end', seat: 'mila' },
    { type: 'settle', seat: 'ines' },
    { type: 'recruit', seat: 'ines', pile: 'subject-2' },
    { type: 'end', seat: 'ines' },
  ],
  solution: [{ type: 'ability', seat: 'juri', subject: 'watchman' }],
} satisfies Task<RivalKings>;
