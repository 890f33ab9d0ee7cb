import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'only-the-newest-helps',
  kind: 'play',
  teaches: ['rk.subject.active', 'rk.subject.any-time', 'rk.subject.free', 'rk.ability.scholar'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', coins: 4 },
      { seat: 'mila', played: 'trader-1', coins: 2, subjects: ['vintner'] },
      {
        seat: 'ines',
        played: 'queen',
        coins: 0,
        markers: 0,
        subjects: ['market-woman', 'scholar'],
        buildings: ['inn', 'farm', 'forge'],
      },
    ],
    turn: 'ines',
    round: 3,
    piles: {
      'building-1': { cards: ['prison'], coins: 2 },
      'building-2': { cards: ['tavern'], coins: 1 },
      'subject-1': { cards: ['bishop'], coins: 2 },
      'subject-2': { cards: ['court-lady'], coins: 1 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', action: 'recruit' }],
  solution: [
    { type: 'ability', seat: 'ines', subject: 'scholar' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
