import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-tie-measured-when',
  teaches: ['rk.turn.tie.fewer-markers'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'courtier' },
        { seat: 'mila', played: 'bursar' },
        { seat: 'juri', played: 'knight' },
      ],
      piles: {
        'building-1': { cards: ['farm'] },
        'building-2': { cards: ['cathedral'], coins: 4 },
        'subject-1': { cards: ['vintner'] },
        'subject-2': { cards: ['troubadour'] },
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
        { type: 'equalConflict', rank: 'D', marked: ['mila', 'juri'] },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    { name: 'courtier-passes', play: { type: 'pass', seat: 'noor', to: 'mila' } },
    { name: 'courtier-takes', play: { type: 'money', seat: 'noor', pile: 'subject-1' } },
    {
      name: 'courtier-ends',
      play: { type: 'end', seat: 'noor' },
      log: [{ type: 'turnStarted', seat: 'juri' }],
    },
    { name: 'knight-takes', play: { type: 'money', seat: 'juri', pile: 'building-2' } },
  ],
} satisfies Scenario<RivalKings>;
