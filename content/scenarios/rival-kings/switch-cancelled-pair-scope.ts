import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-cancelled-pair-scope',
  teaches: ['rk.conflict.equal.shields-lower', 'rk.conflict.equal.no-theft'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'courtier' },
        { seat: 'mila', played: 'priest' },
        { seat: 'juri', played: 'countess' },
        { seat: 'ines', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['market'] },
        'building-2': { cards: ['prison'], coins: 4 },
        'subject-1': { cards: ['sailor'], coins: 3 },
        'subject-2': { cards: ['herbalist'] },
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
        { type: 'equalConflict', rank: 'C', marked: ['noor', 'mila'] },
        { type: 'unequalConflict', thief: 'juri', victim: 'ines', marked: 'ines' },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    { name: 'courtier-takes', play: { type: 'money', seat: 'noor', pile: 'building-2' } },
    { name: 'courtier-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'priest-takes', play: { type: 'money', seat: 'mila', pile: 'subject-1' } },
    { name: 'priest-ends', play: { type: 'end', seat: 'mila' } },
    {
      name: 'countess-steals',
      play: { type: 'steal', seat: 'juri', from: 'ines', action: 'recruit' },
    },
  ],
} satisfies Scenario<RivalKings>;
