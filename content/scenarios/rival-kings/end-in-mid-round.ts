import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'end-in-mid-round',
  teaches: ['rk.end.trigger', 'rk.end.finish-cycle', 'rk.score.winner', 'rk.goal.most-points'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'lord-protector',
          coins: 4,
          subjects: ['carpenter', 'jailer', 'farmer'],
          buildings: ['carpentry', 'mine'],
        },
        {
          seat: 'mila',
          played: 'count',
          coins: 4,
          markers: 0,
          subjects: ['sailor', 'herbalist', 'scholar'],
          buildings: ['herb-meadow', 'tavern', 'inn'],
        },
        {
          seat: 'juri',
          played: 'trader-1',
          coins: 2,
          subjects: ['watchman', 'innkeeper'],
          buildings: ['castle-wall', 'cathedral', 'market'],
        },
      ],
      turn: 'noor',
      round: 4,
      piles: {
        'building-1': { cards: ['prison'], size: 1, coins: 3 },
        'building-2': { cards: ['harbor', 'vineyard'], coins: 1 },
        'subject-1': { cards: ['court-lady'] },
        'subject-2': { cards: ['gardener'] },
      },
    },
  },
  steps: [
    {
      name: 'last-building-bought',
      play: { type: 'buy', seat: 'noor', pile: 'building-1' },
      log: [
        'coinsPaid',
        { type: 'cardAcquired', seat: 'noor', card: 'prison' },
        { type: 'endTriggered', pile: 'building-1' },
      ],
    },
    {
      name: 'lord-ends',
      play: { type: 'end', seat: 'noor' },
      log: [{ type: 'turnStarted', seat: 'mila' }],
    },
    {
      name: 'pile-is-empty',
      refused: { type: 'buy', seat: 'mila', pile: 'building-1' },
      because: 'rk.action.top-card',
    },
    { name: 'count-buys', play: { type: 'buy', seat: 'mila', pile: 'building-2' } },
    {
      name: 'count-ends',
      play: { type: 'end', seat: 'mila' },
      log: [{ type: 'turnStarted', seat: 'juri' }],
    },
    {
      name: 'trader-takes',
      play: { type: 'money', seat: 'juri', pile: 'building-1' },
      log: [{ type: 'moneyTaken', coins: 7 }],
    },
    {
      name: 'trader-ends',
      play: { type: 'end', seat: 'juri' },
      log: [
        { type: 'cycleEnded', cycle: 1 },
        { type: 'lineScored', seat: 'noor', total: 7 },
        { type: 'lineScored', seat: 'noor', total: 12 },
        { type: 'lineScored', seat: 'noor', total: 15 },
        { type: 'lineScored', seat: 'noor', total: 13 },
        { type: 'lineScored', seat: 'mila', total: 7 },
        { type: 'lineScored', seat: 'mila', total: 11 },
        { type: 'lineScored', seat: 'mila', total: 15 },
        { type: 'lineScored', seat: 'mila', total: 16 },
        { type: 'lineScored', seat: 'juri', total: 7 },
        { type: 'lineScored', seat: 'juri', total: 10 },
        { type: 'lineScored', seat: 'juri', total: 11 },
        { type: 'lineScored', seat: 'juri', total: 14 },
        { type: 'lineScored', seat: 'juri', total: 12 },
        { type: 'gameWon', winners: ['mila'], totals: { noor: 13, mila: 16, juri: 12 } },
      ],
    },
    {
      name: 'second-cycle',
      refused: { type: 'choose', seat: 'noor', character: 'queen' },
      because: 'rk.end.finish-cycle',
    },
  ],
  answer: { step: 'last-building-bought', moment: 3 },
} satisfies Scenario<RivalKings>;
