import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'switch-two-dwarves',
  teaches: ['cl.faction.dwarf', 'cl.phase2.follow-faction'],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['dwarf-6', 'doppelganger-2', 'knight-9'],
          score: [
            'goblin-0-4',
            'goblin-1',
            'knight-6',
            'zombie-0',
            'zombie-1',
            'zombie-2',
            'zombie-4',
            'dwarf-4',
            'dwarf-8',
            'doppelganger-6',
            'doppelganger-7',
            'doppelganger-8',
            'doppelganger-9',
          ],
        },
        {
          seat: 'mila',
          hand: ['dwarf-3', 'goblin-8', 'zombie-5'],
          score: [
            'goblin-9',
            'knight-3',
            'knight-8',
            'zombie-3',
            'zombie-6',
            'zombie-7',
            'zombie-8',
            'zombie-9',
            'dwarf-1',
            'doppelganger-1',
            'doppelganger-3',
            'doppelganger-4',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'dwarf-6' } },
    {
      name: 'mila-loses',
      play: { type: 'play', seat: 'mila', card: 'dwarf-3' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-3' },
        { type: 'trickWon', seat: 'noor', by: 'higher' },
        { type: 'dwarvesCollected', seat: 'mila', cards: ['dwarf-6', 'dwarf-3'] },
        { type: 'trickBegun', leader: 'noor' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
