import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'settling-a-conflict',
  teaches: ['rk.action.settle'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'duke', markers: 2 },
        { seat: 'mila', played: 'diplomat', coins: 1, markers: 0 },
        { seat: 'juri', played: 'queen' },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['inn'] },
        'building-2': { cards: ['tavern'] },
        'subject-1': { cards: ['watchman'] },
        'subject-2': { cards: ['herbalist'], coins: 3 },
      },
    },
  },
  steps: [
    {
      name: 'duke-settles',
      play: { type: 'settle', seat: 'noor' },
      log: [{ type: 'markerSettled', seat: 'noor', source: 'own' }],
    },
    {
      name: 'duke-settles-again',
      refused: { type: 'settle', seat: 'noor' },
      because: 'rk.action.left-to-right',
    },
    { name: 'duke-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
    { name: 'duke-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'nothing-to-settle',
      refused: { type: 'settle', seat: 'mila' },
      because: 'rk.action.settle',
    },
    { name: 'diplomat-takes', play: { type: 'money', seat: 'mila', pile: 'subject-1' } },
  ],
} satisfies Scenario<RivalKings>;
