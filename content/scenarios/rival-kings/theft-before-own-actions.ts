import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'theft-before-own-actions',
  teaches: ['rk.steal.before-own-actions'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'courtier' },
        { seat: 'mila', played: 'trader-1', coins: 3, markers: 2 },
        { seat: 'juri', played: 'duke' },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['vineyard'] },
        'building-2': { cards: ['harbor'], coins: 5 },
        'subject-1': { cards: ['vintner'] },
        'subject-2': { cards: ['jailer'], coins: 3 },
      },
    },
  },
  steps: [
    { name: 'courtier-takes', play: { type: 'money', seat: 'noor', pile: 'building-2' } },
    {
      name: 'courtier-steals-late',
      refused: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
      because: 'rk.steal.before-own-actions',
    },
    { name: 'courtier-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'trader-takes',
      play: { type: 'money', seat: 'mila', pile: 'subject-2' },
      log: [{ type: 'moneyTaken', seat: 'mila', coins: 3 }],
    },
    { name: 'trader-recruits', play: { type: 'recruit', seat: 'mila', pile: 'subject-2' } },
    { name: 'trader-buys', play: { type: 'buy', seat: 'mila', pile: 'building-1' } },
  ],
} satisfies Scenario<RivalKings>;
