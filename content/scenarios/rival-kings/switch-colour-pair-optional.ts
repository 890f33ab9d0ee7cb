import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-colour-pair-optional',
  teaches: ['rk.score.colour', 'rk.score.single'],
  start: {
    position: {
      turn: 'noor',
      numbers: { farm: 1, mine: 1, herbalist: 1 },
      players: [
        {
          seat: 'noor',
          played: 'count',
          coins: 3,
          markers: 0,
          subjects: ['vintner', 'herbalist'],
          buildings: ['farm'],
        },
        {
          seat: 'mila',
          played: 'queen',
          coins: 2,
          markers: 0,
          subjects: ['innkeeper'],
          buildings: ['forge'],
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
        { type: 'lineScored', seat: 'noor', total: 1 },
        { type: 'lineScored', seat: 'noor', total: 2 },
        { type: 'lineScored', seat: 'noor', total: 3 },
        { type: 'lineScored', seat: 'noor', total: 4 },
        { type: 'lineScored', seat: 'mila', total: 3 },
        { type: 'gameWon', winners: ['noor'] },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
