import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'neutral-both',
  teaches: ['rk.two.neutral-equal', 'rk.two.neutral-higher', 'rk.two.neutral-nothing-else'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'courtier', markers: 0 },
        { seat: 'mila', played: 'trader-2', markers: 0 },
      ],
      neutral: 'priest',
      piles: {
        'building-1': { cards: ['market'] },
        'building-2': { cards: ['pavilion'], coins: 4 },
        'subject-1': { cards: ['innkeeper'], coins: 3 },
        'subject-2': { cards: ['bishop'] },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        'charactersRevealed',
        { type: 'neutralRevealed', character: 'priest' },
        'conflictsFound',
        { type: 'neutralConflict', seat: 'noor', kind: 'equal', marked: true },
        { type: 'unequalConflict', thief: 'noor', victim: 'mila', marked: 'mila', theft: true },
        { type: 'neutralConflict', seat: 'mila', kind: 'higher', marked: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    {
      name: 'courtier-steals',
      play: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
    },
    { name: 'courtier-takes', play: { type: 'money', seat: 'noor', pile: 'building-2' } },
    { name: 'courtier-passes', play: { type: 'pass', seat: 'noor', to: 'mila' } },
    { name: 'courtier-takes-again', play: { type: 'money', seat: 'noor', pile: 'subject-1' } },
    { name: 'courtier-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'trader-covered',
      refused: { type: 'money', seat: 'mila', pile: 'building-1' },
      because: 'rk.steal.covered-lost',
    },
  ],
  answer: { step: 'courtier-steals', moment: 1 },
} satisfies Scenario<RivalKings>;
