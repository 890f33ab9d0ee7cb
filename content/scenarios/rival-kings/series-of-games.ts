import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'series-of-games',
  teaches: ['rk.option.series', 'rk.option.series-goal'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'queen',
          coins: 6,
          markers: 0,
          subjects: ['scholar', 'vintner', 'jailer', 'blacksmith'],
          buildings: ['university', 'vineyard', 'castle-wall', 'market'],
        },
        {
          seat: 'mila',
          played: 'trader-1',
          coins: 5,
          markers: 2,
          subjects: ['troubadour', 'farmer', 'innkeeper', 'gardener'],
          buildings: ['harbor', 'herb-meadow', 'forge', 'farm'],
        },
      ],
      turn: 'mila',
      neutral: 'count',
      round: 5,
      piles: {
        'building-1': { cards: ['mine'], coins: 0 },
        'building-2': { cards: ['carpentry'], coins: 1 },
        'subject-1': { size: 0, coins: 4 },
        'subject-2': { cards: ['bishop'], coins: 3 },
      },
      series: { goal: { games: 2 }, played: [{ noor: 9, mila: 21 }] },
    },
  },
  steps: [
    { name: 'trader-settles', play: { type: 'settle', seat: 'mila' } },
    { name: 'trader-takes', play: { type: 'money', seat: 'mila', pile: 'subject-1' } },
    {
      name: 'second-game-ends',
      play: { type: 'end', seat: 'mila' },
      log: [
        'cycleEnded',
        { type: 'lineScored', seat: 'noor', total: 7 },
        { type: 'lineScored', seat: 'noor', total: 11 },
        { type: 'lineScored', seat: 'noor', total: 15 },
        { type: 'lineScored', seat: 'noor', total: 18 },
        { type: 'lineScored', seat: 'noor', total: 20 },
        { type: 'lineScored', seat: 'mila', total: 4 },
        { type: 'lineScored', seat: 'mila', total: 8 },
        { type: 'lineScored', seat: 'mila', total: 11 },
        { type: 'lineScored', seat: 'mila', total: 12 },
        { type: 'lineScored', seat: 'mila', total: 13 },
        { type: 'lineScored', seat: 'mila', total: 16 },
        { type: 'lineScored', seat: 'mila', total: 14 },
        { type: 'gameWon', winners: ['noor'], totals: { noor: 20, mila: 14 } },
        {
          type: 'seriesScored',
          totals: { noor: 29, mila: 35 },
          games: 2,
          over: true,
          leaders: ['mila'],
        },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
