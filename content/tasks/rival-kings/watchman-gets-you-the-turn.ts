import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'watchman-gets-you-the-turn',
  kind: 'play',
  teaches: [
    'rk.ability.watchman',
    'rk.subject.start-of-cycle',
    'rk.turn.tie.fewer-markers',
    'rk.conflict.equal.two-markers',
  ],
  position: {
    players: [
      { seat: 'noor', played: 'bursar', coins: 3 },
      { seat: 'mila', played: 'queen', coins: 4, markers: 0 },
      { seat: 'ines', played: 'knight', coins: 2, subjects: ['watchman'], buildings: ['forge'] },
    ],
    round: 3,
    cycle: 2,
    piles: {
      'building-1': { cards: ['castle-wall'], coins: 4 },
      'building-2': { cards: ['tavern'], coins: 3 },
      'subject-1': { cards: ['sailor'], coins: 1 },
      'subject-2': { cards: ['herbalist'], coins: 2 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'turnStarted', seat: 'ines' }],
  avoid: [
    { type: 'abilityHeldBack', seat: 'ines' },
    { type: 'turnStarted', seat: 'noor' },
  ],
  rivals: [
    { type: 'steal', seat: 'mila', from: 'ines', action: 'money' },
    { type: 'money', seat: 'mila', pile: 'building-1' },
    { type: 'end', seat: 'mila' },
  ],
  solution: [
    { type: 'reveal', seat: 'ines' },
    { type: 'ability', seat: 'ines', subject: 'watchman' },
  ],
} satisfies Task<RivalKings>;
