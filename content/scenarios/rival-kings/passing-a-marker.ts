import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'passing-a-marker',
  teaches: ['rk.action.pass'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'priest', markers: 1 },
        { seat: 'mila', played: 'queen', markers: 0 },
        { seat: 'juri', played: 'knight', markers: 4 },
      ],
      turn: 'noor',
      piles: {
        'building-1': { cards: ['castle-wall'] },
        'building-2': { cards: ['farm'], coins: 4 },
        'subject-1': { cards: ['sailor'] },
        'subject-2': { cards: ['market-woman'] },
      },
    },
  },
  steps: [
    {
      name: 'priest-passes-to-noor',
      refused: { type: 'pass', seat: 'noor', to: 'noor' },
      because: 'rk.action.pass',
    },
    {
      name: 'priest-passes',
      play: { type: 'pass', seat: 'noor', to: 'mila' },
      log: [{ type: 'markerPassed', seat: 'noor', to: 'mila', source: 'own' }],
    },
    { name: 'priest-takes', play: { type: 'money', seat: 'noor', pile: 'building-2' } },
    {
      name: 'knight-passes-too',
      refused: { type: 'pass', seat: 'juri', to: 'noor' },
      because: 'rk.turn.rank-order',
    },
    { name: 'priest-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'knight-has-no-pass',
      refused: { type: 'pass', seat: 'juri', to: 'noor' },
      because: 'rk.components.character-anatomy',
    },
    { name: 'knight-takes', play: { type: 'money', seat: 'juri', pile: 'building-1' } },
  ],
} satisfies Scenario<RivalKings>;
