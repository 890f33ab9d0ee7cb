import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-steal-target-unusable',
  teaches: ['rk.steal.thief-chooses', 'rk.steal.crest', 'rk.steal.covered-lost'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'lord-protector', coins: 1 },
        { seat: 'mila', played: 'bursar' },
        { seat: 'juri', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['garden'] },
        'building-2': { cards: ['vineyard'] },
        'subject-1': { cards: ['scholar'] },
        'subject-2': { cards: ['miner'] },
      },
    },
  },
  steps: [
    { name: 'reveal', play: { type: 'reveal', seat: 'noor' } },
    {
      name: 'protector-steals',
      play: { type: 'steal', seat: 'noor', from: 'mila', action: 'buy' },
      log: [
        { type: 'actionStolen', thief: 'noor', victim: 'mila', action: 'buy' },
        { type: 'actionLapsed', seat: 'noor', action: 'buy' },
      ],
    },
    { name: 'protector-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'bursar-takes', play: { type: 'money', seat: 'mila', pile: 'building-1' } },
    {
      name: 'bursar-covered',
      refused: { type: 'buy', seat: 'mila', pile: 'building-2' },
      because: 'rk.steal.covered-lost',
    },
  ],
} satisfies Scenario<RivalKings>;
