import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'two-players-only',
  teaches: ['cl.goal.succession', 'cl.phase1.lead-any-faction'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['knight-6', 'goblin-2'] },
        { seat: 'mila', hand: ['dwarf-3', 'doppelganger-5'] },
      ],
      contested: 'zombie-7',
      drawPile: ['goblin-9', 'knight-3', 'dwarf-8'],
    },
  },
  steps: [
    {
      name: 'juri-plays',
      refused: { type: 'play', seat: 'juri', card: 'goblin-5' },
      because: 'cl.goal.succession',
    },
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'knight-6' } },
    { name: 'mila-follows', play: { type: 'play', seat: 'mila', card: 'doppelganger-5' } },
  ],
} satisfies Scenario<Claim>;
