import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'first-round-no-subject',
  teaches: ['rk.setup.no-subject-yet', 'rk.action.recruit.active'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'queen' },
        { seat: 'mila', played: 'duke' },
        { seat: 'juri', played: 'trader-1' },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['market'] },
        'building-2': { cards: ['prison'] },
        'subject-1': { cards: ['market-woman'] },
        'subject-2': { cards: ['bishop'] },
      },
    },
  },
  steps: [
    {
      name: 'queen-borrows-the-market-woman',
      refused: { type: 'ability', seat: 'noor', subject: 'market-woman', pile: 'building-1' },
      because: 'rk.setup.no-subject-yet',
    },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
    {
      name: 'market-woman-takes',
      play: { type: 'ability', seat: 'noor', subject: 'market-woman', pile: 'subject-1' },
      log: [
        'abilityUsed',
        { type: 'moneyTaken', seat: 'noor', pile: 'subject-1', coins: 4, source: 'ability' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
