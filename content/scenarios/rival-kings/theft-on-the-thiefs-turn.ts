import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'theft-on-the-thiefs-turn',
  teaches: ['rk.steal.on-thiefs-turn', 'rk.turn.rank-order', 'rk.conflict.unequal.loser-marker'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'priest' },
        { seat: 'mila', played: 'trader-2', coins: 2 },
        { seat: 'juri', played: 'queen', coins: 3 },
      ],
      piles: {
        'building-1': { cards: ['carpentry'] },
        'building-2': { cards: ['garden'] },
        'subject-1': { cards: ['watchman'], coins: 4 },
        'subject-2': { cards: ['miner'] },
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
        { type: 'turnStarted', seat: 'juri' },
      ],
    },
    {
      name: 'priest-too-early',
      refused: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
      because: 'rk.turn.rank-order',
    },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'juri', pile: 'subject-1' } },
    { name: 'queen-ends', play: { type: 'end', seat: 'juri' } },
    { name: 'priest-steals', play: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' } },
    {
      name: 'priest-takes',
      play: { type: 'money', seat: 'noor', pile: 'subject-1' },
      log: [{ type: 'moneyTaken', seat: 'noor', coins: 7, source: 'stolen' }],
    },
  ],
} satisfies Scenario<RivalKings>;
