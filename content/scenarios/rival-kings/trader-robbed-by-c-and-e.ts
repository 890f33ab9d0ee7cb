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
        { seat: 'noor', played: 'courtier', coins: 3 },
        { seat: 'mila', played: 'countess', coins: 4 },
        { seat: 'juri', played: 'trader-1', coins: 5, markers: 0 },
      ],
      piles: {
        'building-1': { cards: ['market', 'farm'] },
        'building-2': { cards: ['prison'] },
        'subject-1': { cards: ['sailor', 'carpenter'], coins: 2 },
        'subject-2': { cards: ['herbalist'], coins: 3 },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        'charactersRevealed',
        'conflictsFound',
        { type: 'unequalConflict', thief: 'noor', victim: 'juri', marked: 'juri', theft: true },
        { type: 'unequalConflict', thief: 'mila', victim: 'juri', marked: 'juri', theft: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    {
      name: 'courtier-steals',
      play: { type: 'steal', seat: 'noor', from: 'juri', action: 'recruit' },
    },
    {
      name: 'courtier-recruits',
      play: { type: 'recruit', seat: 'noor', pile: 'subject-1' },
      log: [
        { type: 'coinsPaid', seat: 'noor', card: 'sailor', coins: 3 },
        { type: 'cardAcquired', seat: 'noor', card: 'sailor', source: 'stolen' },
      ],
    },
    { name: 'courtier-takes', play: { type: 'money', seat: 'noor', pile: 'subject-1' } },
    { name: 'courtier-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'countess-steals',
      play: { type: 'steal', seat: 'mila', from: 'juri', action: 'money' },
    },
    {
      name: 'countess-takes',
      play: { type: 'money', seat: 'mila', pile: 'subject-2' },
      log: [{ type: 'moneyTaken', seat: 'mila', coins: 3, source: 'stolen' }],
    },
    {
      name: 'second-theft',
      refused: { type: 'steal', seat: 'mila', from: 'juri', action: 'buy' },
      because: 'rk.steal.right',
    },
    { name: 'countess-settles', play: { type: 'settle', seat: 'mila' } },
    { name: 'countess-ends', play: { type: 'end', seat: 'mila' } },
    {
      name: 'trader-covered',
      refused: { type: 'money', seat: 'juri', pile: 'building-1' },
      because: 'rk.steal.covered-lost',
    },
    { name: 'trader-settles', play: { type: 'settle', seat: 'juri' } },
    { name: 'trader-buys', play: { type: 'buy', seat: 'juri', pile: 'building-1' } },
  ],
  answer: { step: 'countess-steals', moment: 1 },
} satisfies Scenario<RivalKings>;
