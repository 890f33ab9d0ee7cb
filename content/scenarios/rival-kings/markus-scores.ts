import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'markus-scores',
  teaches: [
    'rk.score.perfect',
    'rk.score.perfect-first',
    'rk.score.colour',
    'rk.score.single',
    'rk.score.coins',
    'rk.score.markers',
    'rk.pair.perfect',
    'rk.pair.colour',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'queen',
          coins: 7,
          markers: 3,
          subjects: ['vintner', 'gardener', 'innkeeper'],
          buildings: ['vineyard', 'forge', 'garden', 'prison'],
        },
        {
          seat: 'mila',
          played: 'duke',
          coins: 2,
          markers: 3,
          subjects: ['watchman', 'blacksmith', 'herbalist', 'troubadour'],
          buildings: ['mine', 'farm', 'university', 'inn'],
        },
      ],
      turn: 'noor',
      neutral: 'count',
      round: 5,
      piles: {
        'building-1': { cards: ['castle-wall'] },
        'building-2': { cards: ['harbor'] },
        'subject-1': { cards: ['sailor'], size: 1 },
        'subject-2': { cards: ['scholar'] },
      },
    },
  },
  steps: [
    {
      name: 'last-subject-recruited',
      play: { type: 'recruit', seat: 'noor', pile: 'subject-1' },
      log: [
        { type: 'coinsPaid', seat: 'noor', coins: 3 },
        { type: 'cardAcquired', seat: 'noor', card: 'sailor' },
        { type: 'endTriggered', pile: 'subject-1' },
      ],
    },
    { name: 'queen-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'duke-settles', play: { type: 'settle', seat: 'mila' } },
    {
      name: 'scoring',
      play: { type: 'end', seat: 'mila' },
      log: [
        'cycleEnded',
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.perfect', cards: ['garden', 'gardener'], count: 2, points: 7 },
          total: 7,
        },
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.perfect', cards: ['vineyard', 'vintner'], count: 2, points: 4 },
          total: 11,
        },
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.colour', cards: ['forge', 'innkeeper'], count: 2, points: 3 },
          total: 14,
        },
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.single', cards: ['prison'], count: 1, points: 1 },
          total: 15,
        },
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.single', cards: ['sailor'], count: 1, points: 1 },
          total: 16,
        },
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.coins', cards: [], count: 4, points: 1 },
          total: 17,
        },
        {
          type: 'lineScored',
          seat: 'noor',
          line: { rule: 'rk.score.markers', cards: [], count: 3, points: -6 },
          total: 11,
        },
        { type: 'lineScored', seat: 'mila', total: 4 },
        { type: 'lineScored', seat: 'mila', total: 7 },
        { type: 'lineScored', seat: 'mila', total: 10 },
        { type: 'lineScored', seat: 'mila', total: 11 },
        { type: 'lineScored', seat: 'mila', total: 12 },
        { type: 'lineScored', seat: 'mila', total: 8 },
        { type: 'gameWon', winners: ['noor'], totals: { noor: 11, mila: 8 } },
      ],
    },
  ],
  answer: { step: 'scoring', moment: 8 },
} satisfies Scenario<RivalKings>;
