import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'colour-pairs-and-singles',
  teaches: ['rk.score.colour', 'rk.score.single', 'rk.pair.colour', 'rk.score.winner'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'lord-protector',
          coins: 4,
          markers: 0,
          subjects: ['innkeeper', 'bishop', 'farmer', 'miner'],
          buildings: ['tavern', 'herb-meadow', 'vineyard'],
        },
        {
          seat: 'mila',
          played: 'duke',
          coins: 2,
          subjects: ['sailor', 'vintner', 'watchman', 'carpenter'],
          buildings: ['market', 'cathedral', 'garden'],
        },
      ],
      turn: 'noor',
      neutral: 'trader-1',
      round: 5,
      piles: {
        'building-1': { cards: ['forge'] },
        'building-2': { cards: ['prison'] },
        'subject-1': { size: 0 },
        'subject-2': { cards: ['jailer'] },
      },
    },
  },
  steps: [
    {
      name: 'which-building',
      ask: 'noor',
      accept: [{ type: 'buy', seat: 'noor', pile: 'building-1' }],
    },
    { name: 'lord-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'duke-settles', play: { type: 'settle', seat: 'mila' } },
    {
      name: 'scoring',
      play: { type: 'end', seat: 'mila' },
      log: [
        'cycleEnded',
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.colour', cards: ['tavern', 'bishop'], count: 2, points: 4 },
          total: 4,
        },
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.colour', cards: ['forge', 'innkeeper'], count: 2, points: 3 },
          total: 7,
        },
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.colour', cards: ['herb-meadow', 'miner'], count: 2, points: 3 },
          total: 10,
        },
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.colour', cards: ['vineyard', 'farmer'], count: 2, points: 3 },
          total: 13,
        },
        {
          type: 'lineScored',
          seat: 'mila',
          line: { rule: 'rk.score.colour', cards: ['garden', 'watchman'], count: 2, points: 4 },
          total: 4,
        },
        {
          type: 'lineScored',
          seat: 'mila',
          line: { rule: 'rk.score.colour', cards: ['cathedral', 'sailor'], count: 2, points: 4 },
          total: 8,
        },
        {
          type: 'lineScored',
          seat: 'mila',
          line: { rule: 'rk.score.colour', cards: ['market', 'carpenter'], count: 2, points: 3 },
          total: 11,
        },
        {
          type: 'lineScored',
          seat: 'mila',
          line: { rule: 'rk.score.single', cards: ['vintner'], count: 1, points: 1 },
          total: 12,
        },
        { type: 'gameWon', winners: ['noor'], totals: { noor: 13, mila: 12 } },
      ],
    },
  ],
  answer: { step: 'scoring', moment: 3 },
} satisfies Scenario<RivalKings>;
