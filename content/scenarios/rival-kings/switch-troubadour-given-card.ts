import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-troubadour-given-card',
  teaches: ['rk.ability.troubadour'],
  start: {
    position: {
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'queen', coins: 2, subjects: ['troubadour'], buildings: ['farm'] },
        { seat: 'mila', played: 'count', markers: 0, subjects: ['farmer'] },
        { seat: 'juri', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['tavern', 'forge'] },
        'building-2': { cards: ['prison'] },
        'subject-1': { cards: ['jailer'] },
        'subject-2': { cards: ['bishop'] },
      },
    },
  },
  steps: [
    {
      name: 'gives-the-farm',
      play: {
        type: 'ability',
        seat: 'noor',
        subject: 'troubadour',
        give: 'farm',
        pile: 'building-1',
      },
    },
    { name: 'queen-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'count-buys',
      play: { type: 'buy', seat: 'mila', pile: 'building-1' },
      log: [
        { type: 'coinsPaid', seat: 'mila', card: 'farm' },
        { type: 'cardAcquired', seat: 'mila', card: 'farm' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
