import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'buying-at-a-pile-others-paid-into',
  teaches: ['rk.action.buy.pay-at-pile', 'rk.action.recruit.pay-at-pile', 'rk.action.money'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'lord-protector' },
        { seat: 'mila', played: 'count', markers: 0 },
        { seat: 'juri', played: 'trader-1', coins: 0 },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['pavilion', 'forge'] },
        'building-2': { cards: ['harbor'] },
        'subject-1': { cards: ['sailor'] },
        'subject-2': { cards: ['watchman'] },
      },
    },
  },
  steps: [
    {
      name: 'lord-buys',
      play: { type: 'buy', seat: 'noor', pile: 'building-1' },
      log: [
        { type: 'coinsPaid', seat: 'noor', pile: 'building-1', card: 'pavilion', coins: 4 },
        'cardAcquired',
      ],
    },
    { name: 'lord-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'count-buys',
      play: { type: 'buy', seat: 'mila', pile: 'building-1' },
      log: [
        { type: 'coinsPaid', seat: 'mila', pile: 'building-1', card: 'forge', coins: 3 },
        'cardAcquired',
      ],
    },
    { name: 'count-ends', play: { type: 'end', seat: 'mila' } },
    {
      name: 'trader-takes',
      play: { type: 'money', seat: 'juri', pile: 'building-1' },
      log: [{ type: 'moneyTaken', seat: 'juri', pile: 'building-1', coins: 9 }],
    },
    {
      name: 'trader-recruits',
      play: { type: 'recruit', seat: 'juri', pile: 'subject-1' },
      log: [{ type: 'coinsPaid', seat: 'juri', pile: 'subject-1', coins: 3 }, 'cardAcquired'],
    },
    {
      name: 'trader-buys',
      play: { type: 'buy', seat: 'juri', pile: 'building-2' },
      log: [{ type: 'coinsPaid', seat: 'juri', pile: 'building-2', coins: 4 }, 'cardAcquired'],
    },
  ],
  answer: { step: 'trader-takes', moment: 1 },
} satisfies Scenario<RivalKings>;
