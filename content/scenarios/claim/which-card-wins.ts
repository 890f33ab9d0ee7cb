import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'which-card-wins',
  teaches: ['cl.faction.knight', 'cl.trick.power-exceptions'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['goblin-8', 'dwarf-3', 'knight-7'] },
        { seat: 'mila', hand: ['doppelganger-7', 'knight-2', 'zombie-9'] },
      ],
      contested: 'knight-9',
      drawPile: ['dwarf-1', 'goblin-2', 'doppelganger-3', 'zombie-4', 'dwarf-8'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'goblin-8' } },
    {
      name: 'mila-answers',
      ask: 'mila',
      accept: [{ type: 'play', seat: 'mila', card: 'knight-2' }],
    },
  ],
} satisfies Scenario<Claim>;
