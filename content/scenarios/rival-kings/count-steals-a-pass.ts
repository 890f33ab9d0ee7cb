import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'count-steals-a-pass',
  teaches: ['rk.steal.immediate', 'rk.action.pass', 'rk.steal.covered-lost'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'count', markers: 2 },
        { seat: 'mila', played: 'courtier', markers: 3 },
        { seat: 'juri', played: 'diplomat', markers: 0 },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['tavern'] },
        'building-2': { cards: ['inn'] },
        'subject-1': { cards: ['sailor'] },
        'subject-2': { cards: ['carpenter'] },
      },
    },
  },
  steps: [
    { name: 'count-steals', play: { type: 'steal', seat: 'noor', from: 'mila', action: 'pass' } },
    {
      name: 'count-passes',
      play: { type: 'pass', seat: 'noor', to: 'mila' },
      log: [{ type: 'markerPassed', seat: 'noor', to: 'mila', source: 'stolen' }],
    },
    { name: 'count-settles', play: { type: 'settle', seat: 'noor' } },
    { name: 'count-buys', play: { type: 'buy', seat: 'noor', pile: 'building-1' } },
    { name: 'count-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'courtier-covered',
      refused: { type: 'pass', seat: 'mila', to: 'juri' },
      because: 'rk.steal.covered-lost',
    },
  ],
} satisfies Scenario<RivalKings>;
