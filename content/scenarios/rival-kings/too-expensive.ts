import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'too-expensive',
  teaches: ['rk.action.buy', 'rk.action.recruit', 'rk.components.number', 'rk.money.change'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'bursar', coins: 1 },
        { seat: 'mila', played: 'trader-2', coins: 0 },
        { seat: 'juri', played: 'duke' },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['prison'], coins: 1 },
        'building-2': { cards: ['university'], coins: 4 },
        'subject-1': { cards: ['troubadour'], coins: 0 },
        'subject-2': { cards: ['innkeeper'], coins: 1 },
      },
    },
  },
  steps: [
    {
      name: 'bursar-cannot-pay',
      refused: { type: 'buy', seat: 'noor', pile: 'building-1' },
      because: 'rk.action.buy',
    },
    { name: 'bursar-takes', play: { type: 'money', seat: 'noor', pile: 'building-2' } },
    {
      name: 'bursar-buys',
      play: { type: 'buy', seat: 'noor', pile: 'building-1' },
      log: [
        { type: 'coinsPaid', seat: 'noor', pile: 'building-1', card: 'prison', coins: 4 },
        { type: 'cardAcquired', seat: 'noor', card: 'prison' },
      ],
    },
    { name: 'bursar-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'trader-cannot-pay',
      refused: { type: 'recruit', seat: 'mila', pile: 'subject-2' },
      because: 'rk.action.recruit',
    },
    {
      name: 'trader-takes',
      play: { type: 'money', seat: 'mila', pile: 'building-1' },
      log: [{ type: 'moneyTaken', seat: 'mila', coins: 5 }],
    },
    { name: 'trader-recruits', play: { type: 'recruit', seat: 'mila', pile: 'subject-2' } },
  ],
} satisfies Scenario<RivalKings>;
