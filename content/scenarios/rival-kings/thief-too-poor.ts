import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'thief-too-poor',
  teaches: [
    'rk.steal.thief-chooses',
    'rk.steal.crest',
    'rk.steal.immediate',
    'rk.steal.covered-lost',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'bursar', coins: 1 },
        {
          seat: 'mila',
          played: 'countess',
          markers: 2,
          subjects: ['innkeeper'],
          buildings: ['cathedral'],
        },
        { seat: 'juri', played: 'duke', subjects: ['scholar'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['forge'], coins: 3 },
        'building-2': { cards: ['pavilion'] },
        'subject-1': { cards: ['bishop'] },
        'subject-2': { cards: ['jailer'] },
      },
    },
  },
  steps: [
    {
      name: 'bursar-steals',
      play: { type: 'steal', seat: 'noor', from: 'mila', action: 'recruit' },
      log: [
        { type: 'actionStolen', thief: 'noor', victim: 'mila', action: 'recruit' },
        { type: 'actionLapsed', seat: 'noor', action: 'recruit' },
      ],
    },
    { name: 'bursar-takes', play: { type: 'money', seat: 'noor', pile: 'building-1' } },
    { name: 'bursar-buys', play: { type: 'buy', seat: 'noor', pile: 'building-2' } },
    { name: 'bursar-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'countess-covered',
      refused: { type: 'recruit', seat: 'mila', pile: 'subject-1' },
      because: 'rk.steal.covered-lost',
    },
  ],
} satisfies Scenario<RivalKings>;
