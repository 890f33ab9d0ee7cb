import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'last-card-of-a-pile',

  kind: 'play',
  teaches: ['rk.end.trigger', 'rk.action.recruit'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', coins: 2, subjects: ['innkeeper', 'jailer', 'scholar'], buildings: ['mine', 'inn'] },
      {
        seat: 'mila',
        played: 'trader-1',
        coins: 3,
        markers: 2,
        subjects: ['vintner', 'watchman', 'sailor'],
        buildings: ['harbor', 'farm'],
      },
      {
        seat: 'juri',
        played: 'trader-2',
        coins: 1,
        markers: 2,
        subjects: ['blacksmith', 'court-lady'],
        buildings: ['carpentry', 'prison', 'market'],
      },
      { seat: 'ines', played: 'knight', coins: 1, subjects: ['miner', 'gardener'], buildings: ['garden', 'cathedral'] },
    ],
    round: 4,
    turn: 'ines',
    piles: {
      'building-1': { cards: ['castle-wall'], coins: 1 },
      'building-2': { cards: ['tavern'], coins: 2 },
      'subject-1': { cards: ['bishop'], size: 1, coins: 0 },
      'subject-2': { cards: ['farmer'], coins: 1 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'endTriggered' }],
  solution: [
    { type: 'money', seat: 'ines', pile: 'building-2' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
