import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-perfect-first-or-best',
  teaches: ['rk.score.perfect-first', 'rk.score.perfect', 'rk.score.colour'],
  start: {
    position: {
      turn: 'noor',
      numbers: { farm: 1, farmer: 1, mine: 4, herbalist: 4 },
      players: [
        {
          seat: 'noor',
          played: 'count',
          markers: 0,
          subjects: ['farmer', 'herbalist'],
          buildings: ['farm'],
        },
        {
          seat: 'mila',
          played: 'queen',
          coins: 2,
          markers: 0,
          subjects: ['gardener'],
          buildings: ['garden'],
        },
      ],
      neutral: 'diplomat',
      piles: {
        'building-1': { cards: ['mine'], size: 1 },
        'building-2': { cards: ['tavern'] },
        'subject-1': { cards: ['sailor'] },
        'subject-2': { cards: ['bishop'] },
      },
    },
  },
  steps: [
    {
      name: 'count-buys',
      play: { type: 'buy', seat: 'noor', pile: 'building-1' },
      log: [
        'coinsPaid',
        { type: 'cardAcquired', card: 'mine' },
        { type: 'endTriggered', pile: 'building-1' },
      ],
    },
    {
      name: 'game-ends',
      play: { type: 'end', seat: 'noor' },
      log: [
        'cycleEnded',
        { type: 'lineScored', seat: 'noor', total: 2 },
        { type: 'lineScored', seat: 'noor', total: 6 },
        { type: 'lineScored', seat: 'mila', total: 7 },
        { type: 'gameWon', winners: ['mila'] },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
