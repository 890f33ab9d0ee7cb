import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'what-may-be-played',
  teaches: ['cl.phase1.follow-faction', 'cl.faction.doppelganger.wild'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['dwarf-5', 'knight-4', 'goblin-3', 'doppelganger-2'] },
        { seat: 'mila', hand: ['dwarf-0', 'doppelganger-1', 'knight-9', 'zombie-9'] },
      ],
      contested: 'goblin-6',
      drawPile: [
        'dwarf-7',
        'knight-2',
        'zombie-3',
        'doppelganger-8',
        'goblin-1',
        'dwarf-2',
        'knight-6',
      ],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'dwarf-5' } },
    {
      name: 'knight-refused',
      refused: { type: 'play', seat: 'mila', card: 'knight-9' },
      because: 'cl.phase1.follow-faction',
    },
    {
      name: 'mila-answers',
      ask: 'mila',
      accept: [
        { type: 'play', seat: 'mila', card: 'doppelganger-1' },
        { type: 'play', seat: 'mila', card: 'dwarf-0' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
