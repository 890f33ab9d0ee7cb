import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'chain-d-e-f',
  teaches: [
    'rk.steal.chain',
    'rk.conflict.order',
    'rk.conflict.unequal.loser-marker',
    'rk.conflict.line',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'knight', coins: 2, markers: 0 },
        { seat: 'mila', played: 'diplomat', coins: 1, markers: 0 },
        { seat: 'juri', played: 'trader-2', coins: 4, markers: 0 },
      ],
      piles: {
        'building-1': { cards: ['carpentry'], coins: 3 },
        'building-2': { cards: ['prison'], coins: 1 },
        'subject-1': { cards: ['herbalist'], coins: 4 },
        'subject-2': { cards: ['market-woman'], coins: 2 },
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
        { type: 'unequalConflict', thief: 'noor', victim: 'mila', marked: 'mila', theft: true },
        { type: 'unequalConflict', thief: 'mila', victim: 'juri', marked: 'juri', theft: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    { name: 'knight-steals', play: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' } },
    { name: 'knight-takes', play: { type: 'money', seat: 'noor', pile: 'subject-1' } },
    { name: 'knight-takes-again', play: { type: 'money', seat: 'noor', pile: 'building-1' } },
    { name: 'knight-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-2' } },
    { name: 'knight-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'diplomat-covered',
      refused: { type: 'money', seat: 'mila', pile: 'building-1' },
      because: 'rk.steal.covered-lost',
    },
    {
      name: 'diplomat-steals',
      play: { type: 'steal', seat: 'mila', from: 'juri', action: 'money' },
    },
    {
      name: 'diplomat-takes',
      play: { type: 'money', seat: 'mila', pile: 'subject-2' },
      log: [{ type: 'moneyTaken', seat: 'mila', coins: 4, source: 'stolen' }],
    },
  ],
} satisfies Scenario<RivalKings>;
