import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'refill-short-supply',
  teaches: ['rk.money.refill-limit', 'rk.money.refill'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'priest', coins: 15, markers: 0, buildings: ['farm'] },
        { seat: 'mila', played: 'trader-1', coins: 12, markers: 2, subjects: ['herbalist'] },
        { seat: 'juri', played: 'queen', coins: 16, subjects: ['scholar'], buildings: ['tavern'] },
      ],
      turn: 'noor',
      round: 3,
      piles: {
        'building-1': { cards: ['market'], coins: 0 },
        'building-2': { cards: ['garden'], coins: 0 },
        'subject-1': { cards: ['bishop'], coins: 0 },
        'subject-2': { cards: ['carpenter'], coins: 0 },
      },
    },
  },
  steps: [
    {
      name: 'nothing-reaches-the-last-place',
      refused: { type: 'money', seat: 'noor', pile: 'subject-2' },
      because: 'rk.money.refill-limit',
    },
    {
      name: 'priest-takes',
      play: { type: 'money', seat: 'noor', pile: 'building-2' },
      log: [
        {
          type: 'moneyRefilled',
          coins: { 'building-1': 2, 'building-2': 2, 'subject-1': 1, 'subject-2': 0 },
        },
        { type: 'moneyTaken', seat: 'noor', pile: 'building-2', coins: 2 },
      ],
    },
    { name: 'priest-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'trader-takes',
      play: { type: 'money', seat: 'mila', pile: 'building-1' },
      log: [{ type: 'moneyTaken', seat: 'mila', pile: 'building-1', coins: 2 }],
    },
  ],
} satisfies Scenario<RivalKings>;
