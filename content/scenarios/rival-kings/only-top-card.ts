import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'only-top-card',
  teaches: ['rk.action.top-card', 'rk.action.buy', 'rk.action.buy.row'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'count' },
        { seat: 'mila', played: 'bursar' },
        { seat: 'juri', played: 'trader-1' },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['forge', 'garden'] },
        'building-2': { cards: ['farm'] },
        'subject-1': { cards: ['gardener'] },
        'subject-2': { cards: ['carpenter'] },
      },
    },
  },
  steps: [
    {
      name: 'garden-below-the-forge',
      refused: { type: 'take', seat: 'noor', card: 'garden' },
      because: 'rk.action.top-card',
    },
    {
      name: 'building-in-a-subject-pile',
      refused: { type: 'buy', seat: 'noor', pile: 'subject-1' },
      because: 'rk.action.buy',
    },
    {
      name: 'count-buys-the-forge',
      play: { type: 'buy', seat: 'noor', pile: 'building-1' },
      log: [
        { type: 'coinsPaid', card: 'forge', coins: 3 },
        { type: 'cardAcquired', seat: 'noor', card: 'forge', depth: 0 },
      ],
    },
    { name: 'count-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'bursar-buys-the-garden',
      play: { type: 'buy', seat: 'mila', pile: 'building-1' },
      log: [
        { type: 'coinsPaid', card: 'garden', coins: 4 },
        { type: 'cardAcquired', seat: 'mila', card: 'garden', depth: 0 },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
