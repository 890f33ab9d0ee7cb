import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'two-cs-spare-the-trader',
  teaches: [
    'rk.conflict.equal.shields-lower',
    'rk.conflict.equal.no-theft',
    'rk.conflict.equal-first',
    'rk.conflict.then-unequal',
    'rk.conflict.kinds',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'courtier', markers: 0 },
        { seat: 'mila', played: 'priest', markers: 2 },
        { seat: 'juri', played: 'diplomat' },
        { seat: 'ines', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['tavern'] },
        'building-2': { cards: ['farm'] },
        'subject-1': { cards: ['vintner'], coins: 4 },
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
        'conflictsFound',
        { type: 'equalConflict', rank: 'C', seats: ['noor', 'mila'], marked: ['noor', 'mila'] },
        { type: 'unequalConflict', thief: 'juri', victim: 'ines', marked: 'ines', theft: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    {
      name: 'courtier-steals',
      refused: { type: 'steal', seat: 'noor', from: 'ines', action: 'money' },
      because: 'rk.conflict.equal.no-theft',
    },
    { name: 'courtier-takes', play: { type: 'money', seat: 'noor', pile: 'subject-1' } },
    { name: 'courtier-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'priest-passes', play: { type: 'pass', seat: 'mila', to: 'noor' } },
    { name: 'priest-ends', play: { type: 'end', seat: 'mila' } },
    {
      name: 'diplomat-steals',
      play: { type: 'steal', seat: 'juri', from: 'ines', action: 'recruit' },
    },
    {
      name: 'diplomat-recruits',
      play: { type: 'recruit', seat: 'juri', pile: 'subject-2' },
      log: [
        { type: 'coinsPaid', seat: 'juri', coins: 3 },
        { type: 'cardAcquired', card: 'bishop', source: 'stolen' },
      ],
    },
  ],
  answer: { step: 'reveal', moment: 4 },
} satisfies Scenario<RivalKings>;
