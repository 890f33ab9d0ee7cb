import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'trader-robbed-by-c-and-e',
  teaches: [
    'rk.steal.one-robber-rank',
    'rk.steal.max-two',
    'rk.steal.crest',
    'rk.steal.immediate',
    'rk.steal.covered-lost',
    'rk.steal.rest-remains',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'queen', coins: 2 },
        { seat: 'mila', played: 'courtier', coins: 3, markers: 1 },
        { seat: 'juri', played: 'countess', coins: 4 },
        { seat: 'ines', played: 'trader-1', coins: 5 },
      ],
      piles: {
        'building-1': { cards: ['market'] },
        'building-2': { cards: ['prison'] },
        'subject-1': { cards: ['sailor'], coins: 5 },
        'subject-2': { cards: ['herbalist'], coins: 3 },
      },
    },
  },
  steps: [
    { name: 'reveal', play: { type: 'reveal', seat: 'noor' } },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-2' } },
    { name: 'queen-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'courtier-steals', play: { type: 'steal', seat: 'mila', from: 'ines', action: 'recruit' } },
    { name: 'courtier-recruits', play: { type: 'recruit', seat: 'mila', pile: 'subject-1' } },
    { name: 'courtier-ends', play: { type: 'end', seat: 'mila' } },
    { name: 'countess-steals', play: { type: 'steal', seat: 'juri', from: 'ines', action: 'money' } },
    { name: 'countess-takes', play: { type: 'money', seat: 'juri', pile: 'subject-1' } },
    { name: 'second-theft', refused: { type: 'steal', seat: 'juri', from: 'ines', action: 'buy' }, because: 'rk.steal.right' },
    { name: 'countess-settles', play: { type: 'settle', seat: 'juri' } },
    { name: 'countess-ends', play: { type: 'end', seat: 'juri' } },
    { name: 'trader-covered', refused: { type: 'money', seat: 'ines', pile: 'building-1' }, because: 'rk.steal.covered-lost' },
    { name: 'trader-settles', play: { type: 'settle', seat: 'ines' } },
    { name: 'trader-buys', play: { type: 'buy', seat: 'ines', pile: 'building-1' } },
  ],
} satisfies Scenario<RivalKings>;
