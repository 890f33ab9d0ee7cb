import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'coins-and-markers-score',
  teaches: ['rk.score.coins', 'rk.score.markers', 'rk.score.winner', 'rk.goal.most-points'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'queen',
          coins: 5,
          markers: 1,
          subjects: ['sailor', 'miner', 'carpenter', 'jailer'],
          buildings: ['tavern', 'mine', 'garden', 'inn'],
        },
        {
          seat: 'mila',
          played: 'trader-2',
          coins: 3,
          markers: 3,
          subjects: ['scholar', 'herbalist', 'watchman', 'innkeeper'],
          buildings: ['university', 'farm', 'prison', 'market'],
        },
      ],
      turn: 'mila',
      neutral: 'duke',
      round: 5,
      piles: {
        'building-1': { cards: ['harbor'], coins: 3 },
        'building-2': { cards: ['cathedral'], coins: 2 },
        'subject-1': { size: 0, coins: 1 },
        'subject-2': { cards: ['bishop'], coins: 1 },
      },
    },
  },
  steps: [
    { name: 'what-first', ask: 'mila', accept: [{ type: 'settle', seat: 'mila' }] },
    { name: 'trader-takes', play: { type: 'money', seat: 'mila', pile: 'building-1' } },
    {
      name: 'scoring',
      play: { type: 'end', seat: 'mila' },
      log: [
        'cycleEnded',
        { type: 'lineScored', seat: 'noor', total: 4 },
        { type: 'lineScored', seat: 'noor', total: 8 },
        { type: 'lineScored', seat: 'noor', total: 12 },
        { type: 'lineScored', seat: 'noor', total: 15 },
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.coins', cards: [], count: 5, points: 1 },
          total: 16,
        },
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.markers', cards: [], count: 1, points: -2 },
          total: 14,
        },
        { type: 'lineScored', seat: 'mila', total: 7 },
        { type: 'lineScored', seat: 'mila', total: 11 },
        { type: 'lineScored', seat: 'mila', total: 14 },
        { type: 'lineScored', seat: 'mila', total: 17 },
        {
          type: 'lineScored',
          seat: 'mila',
          line: { rule: 'rk.score.coins', cards: [], count: 6, points: 2 },
          total: 19,
        },
        {
          type: 'lineScored',
          seat: 'mila',
          line: { rule: 'rk.score.markers', cards: [], count: 2, points: -4 },
          total: 15,
        },
        { type: 'gameWon', winners: ['mila'], totals: { noor: 14, mila: 15 } },
      ],
    },
  ],
  answer: { step: 'what-first', moment: 2 },
} satisfies Scenario<RivalKings>;
