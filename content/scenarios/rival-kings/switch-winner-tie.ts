import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-winner-tie',
  teaches: ['rk.score.winner', 'rk.goal.most-points'],
  start: {
    position: {
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'count', coins: 9, markers: 2, subjects: ['vintner'] },
        {
          seat: 'mila',
          played: 'queen',
          coins: 2,
          markers: 0,
          subjects: ['vintner'],
          buildings: ['vineyard'],
        },
      ],
      neutral: 'diplomat',
      piles: {
        'building-1': { cards: ['vineyard'], size: 1 },
        'building-2': { cards: ['tavern'] },
        'subject-1': { cards: ['sailor'] },
        'subject-2': { cards: ['bishop'] },
      },
    },
  },
  steps: [
    { name: 'count-settles', play: { type: 'settle', seat: 'noor' } },
    {
      name: 'count-buys',
      play: { type: 'buy', seat: 'noor', pile: 'building-1' },
      log: [
        { type: 'coinsPaid', coins: 3 },
        { type: 'cardAcquired', card: 'vineyard' },
        { type: 'endTriggered', pile: 'building-1' },
      ],
    },
    {
      name: 'game-ends',
      play: { type: 'end', seat: 'noor' },
      log: [
        'cycleEnded',
        { type: 'lineScored', seat: 'noor', total: 4 },
        { type: 'lineScored', seat: 'noor', total: 6 },
        { type: 'lineScored', seat: 'noor', total: 4 },
        { type: 'lineScored', seat: 'mila', total: 4 },
        { type: 'gameWon', winners: ['noor', 'mila'] },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
