import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'carpenter-before-the-newcomer',
  kind: 'play',
  teaches: ['rk.ability.carpenter', 'rk.subject.any-time', 'rk.action.recruit.active'],
  position: {
    players: [
      { seat: 'noor', played: 'knight', coins: 1, subjects: ['carpenter'], buildings: ['forge'] },
      { seat: 'mila', played: 'duke', coins: 4, markers: 2 },
      { seat: 'juri', played: 'count', coins: 2, markers: 2, subjects: ['vintner'] },
      { seat: 'ines', played: 'trader-2', coins: 3, buildings: ['farm'] },
    ],
    turn: 'noor',
    round: 3,
    piles: {
      'building-1': { cards: ['inn'], coins: 2 },
      'building-2': { cards: ['tavern'], coins: 1 },
      'subject-1': { cards: ['innkeeper'], coins: 2 },
      'subject-2': { cards: ['bishop'], coins: 4 },
    },
  },
  seat: 'noor',
  goal: [
    { type: 'cardAcquired', seat: 'noor', action: 'buy' },
    { type: 'cardAcquired', seat: 'noor', action: 'recruit' },
  ],
  solution: [
    { type: 'money', seat: 'noor', pile: 'subject-2' },
    { type: 'ability', seat: 'noor', subject: 'carpenter', pile: 'building-1' },
    { type: 'recruit', seat: 'noor', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
