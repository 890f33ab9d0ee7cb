import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'only-the-newest-helps',
  kind: 'play',
  teaches: ['rk.subject.active', 'rk.subject.any-time', 'rk.subject.free', 'rk.ability.market-woman'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', markers: 2, coins: 4 },
      { seat: 'mila', played: 'knight', coins: 0, subjects: ['scholar', 'market-woman'], buildings: ['inn', 'farm'] },
      { seat: 'juri', played: 'count', markers: 2, coins: 3, subjects: ['vintner'] },
      { seat: 'ines', played: 'trader-1', coins: 3, buildings: ['forge'] },
    ],
    turn: 'mila',
    round: 3,
    piles: {
      'building-1': { cards: ['prison'], coins: 2 },
      'building-2': { cards: ['tavern'], coins: 0 },
      'subject-1': { cards: ['bishop'], coins: 2 },
      'subject-2': { cards: ['court-lady'], coins: 1 },
    },
  },
  seat: 'mila',
  goal: [{ type: 'cardAcquired', seat: 'mila', action: 'recruit' }],
  solution: [
    { type: 'ability', seat: 'mila', subject: 'market-woman', pile: 'subject-1' },
    { type: 'money', seat: 'mila', pile: 'building-1' },
    { type: 'recruit', seat: 'mila', pile: 'subject-2' },
  ],
} satisfies Task<RivalKings>;
