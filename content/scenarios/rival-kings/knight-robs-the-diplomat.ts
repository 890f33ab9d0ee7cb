import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'knight-robs-the-diplomat',
  teaches: [
    'rk.steal.right',
    'rk.steal.thief-chooses',
    'rk.steal.crest',
    'rk.steal.immediate',
    'rk.steal.covered-lost',
    'rk.steal.rest-remains',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'knight', coins: 1 },
        { seat: 'mila', played: 'diplomat', coins: 4, markers: 2 },
        { seat: 'juri', played: 'count', coins: 2 },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['inn'], coins: 2 },
        'building-2': { cards: ['castle-wall'], coins: 1 },
        'subject-1': { cards: ['vintner'], coins: 0 },
        'subject-2': { cards: ['blacksmith'], coins: 5 },
      },
    },
  },
  steps: [
    { name: 'knight-steals', play: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' } },
    {
      name: 'recruit-too-early',
      refused: { type: 'recruit', seat: 'noor', pile: 'subject-1' },
      because: 'rk.steal.immediate',
    },
    {
      name: 'knight-takes',
      play: { type: 'money', seat: 'noor', pile: 'subject-2' },
      log: [{ type: 'moneyTaken', seat: 'noor', coins: 5, source: 'stolen' }],
    },
    {
      name: 'knight-takes-again',
      play: { type: 'money', seat: 'noor', pile: 'building-1' },
      log: [{ type: 'moneyTaken', seat: 'noor', coins: 2, source: 'own' }],
    },
    { name: 'knight-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-2' } },
    {
      name: 'knight-ends',
      play: { type: 'end', seat: 'noor' },
      log: [{ type: 'turnStarted', seat: 'mila' }],
    },
    {
      name: 'diplomat-covered',
      refused: { type: 'money', seat: 'mila', pile: 'subject-2' },
      because: 'rk.steal.covered-lost',
    },
    { name: 'diplomat-settles', play: { type: 'settle', seat: 'mila' } },
    { name: 'diplomat-buys', play: { type: 'buy', seat: 'mila', pile: 'building-1' } },
  ],
} satisfies Scenario<RivalKings>;
