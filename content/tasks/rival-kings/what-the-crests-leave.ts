import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'what-the-crests-leave',
  kind: 'play',
  teaches: ['rk.steal.covered-lost', 'rk.action.settle', 'rk.action.recruit'],
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 4, markers: 1 },
      { seat: 'juri', played: 'diplomat', coins: 2, markers: 2 },
      {
        seat: 'ines',
        played: 'trader-1',
        coins: 3,
        markers: 3,
        crests: [
          { action: 'money', by: 'noor' },
          { action: 'buy', by: 'juri' },
        ],
      },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['mine'], coins: 4 },
      'building-2': { cards: ['tavern'], coins: 3 },
      'subject-1': { cards: ['gardener'], coins: 2 },
      'subject-2': { cards: ['vintner'], coins: 0 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'markerSettled', seat: 'ines' },
    { type: 'cardAcquired', seat: 'ines', action: 'recruit' },
  ],
  inOrder: true,
  avoid: ['cycleEnded'],
  solution: [
    { type: 'settle', seat: 'ines' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
