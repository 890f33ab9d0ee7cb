import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'equal-pair-robbed',
  teaches: [
    'rk.conflict.equal.still-robbed',
    'rk.conflict.equal.two-markers',
    'rk.conflict.equal.choose-uncovered',
    'rk.steal.two-victims',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'knight' },
        { seat: 'mila', played: 'countess', markers: 0 },
        { seat: 'juri', played: 'diplomat', markers: 0 },
      ],
      piles: {
        'building-1': { cards: ['vineyard'], coins: 3 },
        'building-2': { cards: ['harbor'], coins: 2 },
        'subject-1': { cards: ['farmer'], coins: 1 },
        'subject-2': { cards: ['gardener'] },
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
        { type: 'equalConflict', rank: 'E', seats: ['mila', 'juri'], marked: ['mila', 'juri'] },
        { type: 'unequalConflict', thief: 'noor', victim: 'mila', marked: 'mila', theft: true },
        { type: 'unequalConflict', thief: 'noor', victim: 'juri', marked: 'juri', theft: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    {
      name: 'knight-robs-the-countess',
      play: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
    },
    { name: 'knight-takes', play: { type: 'money', seat: 'noor', pile: 'building-1' } },
    {
      name: 'knight-robs-the-diplomat',
      play: { type: 'steal', seat: 'noor', from: 'juri', action: 'buy' },
    },
    { name: 'knight-buys', play: { type: 'buy', seat: 'noor', pile: 'building-2' } },
    { name: 'knight-takes-again', play: { type: 'money', seat: 'noor', pile: 'building-2' } },
    { name: 'knight-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'countess-covered',
      refused: { type: 'money', seat: 'mila', pile: 'building-2' },
      because: 'rk.conflict.equal.choose-uncovered',
    },
    {
      name: 'which-action',
      ask: 'mila',
      accept: [
        { type: 'settle', seat: 'mila' },
        { type: 'recruit', seat: 'mila', pile: 'subject-1' },
        { type: 'recruit', seat: 'mila', pile: 'subject-2' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
