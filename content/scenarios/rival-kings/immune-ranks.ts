import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'immune-ranks',
  teaches: ['rk.conflict.immune', 'rk.conflict.lines'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'lord-protector' },
        { seat: 'mila', played: 'duke' },
        { seat: 'juri', played: 'trader-1' },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['inn'] },
        'building-2': { cards: ['cathedral'] },
        'subject-1': { cards: ['carpenter'] },
        'subject-2': { cards: ['troubadour'] },
      },
    },
  },
  steps: [
    {
      name: 'lord-robs-the-duke',
      refused: { type: 'steal', seat: 'noor', from: 'mila', action: 'recruit' },
      because: 'rk.conflict.immune',
    },
    { name: 'lord-buys', play: { type: 'buy', seat: 'noor', pile: 'building-2' } },
    { name: 'lord-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'duke-robs-the-lord',
      refused: { type: 'steal', seat: 'mila', from: 'noor', action: 'buy' },
      because: 'rk.conflict.immune',
    },
    { name: 'duke-recruits', play: { type: 'recruit', seat: 'mila', pile: 'subject-1' } },
    { name: 'duke-ends', play: { type: 'end', seat: 'mila' } },
    {
      name: 'trader-robs-the-duke',
      refused: { type: 'steal', seat: 'juri', from: 'mila', action: 'settle' },
      because: 'rk.conflict.lines',
    },
    {
      name: 'trader-takes',
      play: { type: 'money', seat: 'juri', pile: 'building-2' },
      log: [{ type: 'moneyTaken', seat: 'juri', coins: 6 }],
    },
  ],
} satisfies Scenario<RivalKings>;
