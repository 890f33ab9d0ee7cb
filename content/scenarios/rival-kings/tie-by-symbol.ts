import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'tie-by-symbol',
  teaches: ['rk.turn.tie.symbol', 'rk.conflict.equal.markers'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'diplomat', coins: 3 },
        { seat: 'mila', played: 'priest' },
        { seat: 'juri', played: 'courtier' },
      ],
      piles: {
        'building-1': { cards: ['market'], coins: 1 },
        'building-2': { cards: ['garden'], coins: 4 },
        'subject-1': { cards: ['jailer'], coins: 1 },
        'subject-2': { cards: ['farmer'], coins: 1 },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'mila' },
      log: [
        'charactersRevealed',
        'conflictsFound',
        { type: 'equalConflict', rank: 'C', marked: ['mila', 'juri'] },
        { type: 'turnStarted', seat: 'juri' },
      ],
    },
    {
      name: 'courtier-takes',
      play: { type: 'money', seat: 'juri', pile: 'building-2' },
      log: [{ type: 'moneyTaken', seat: 'juri', coins: 4 }],
    },
    {
      name: 'courtier-ends',
      play: { type: 'end', seat: 'juri' },
      log: [{ type: 'turnStarted', seat: 'mila' }],
    },
    { name: 'priest-passes', play: { type: 'pass', seat: 'mila', to: 'juri' } },
    {
      name: 'priest-ends',
      play: { type: 'end', seat: 'mila' },
      log: [{ type: 'turnStarted', seat: 'noor' }],
    },
  ],
} satisfies Scenario<RivalKings>;
