import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'lose-for-the-dwarves',
  kind: 'play',
  teaches: ['cl.faction.dwarf', 'cl.phase2.follow-faction'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['dwarf-8', 'dwarf-2'],
        score: [
          'zombie-0',
          'zombie-3',
          'zombie-5',
          'zombie-8',
          'knight-4',
          'goblin-0-1',
          'goblin-4',
          'dwarf-9',
          'doppelganger-1',
          'doppelganger-6',
        ],
      },
      {
        seat: 'mila',
        hand: ['goblin-6'],
        score: [
          'zombie-1',
          'zombie-2',
          'zombie-4',
          'zombie-6',
          'zombie-7',
          'zombie-9',
          'knight-2',
          'goblin-8',
          'dwarf-3',
          'dwarf-7',
          'doppelganger-5',
          'doppelganger-9',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
    led: 'dwarf-5',
  },
  seat: 'ines',
  goal: [
    {
      type: 'dwarvesCollected',
      seat: 'ines',
    },
  ],
  avoid: [
    {
      type: 'trickWon',
      seat: 'ines',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'dwarf-2',
    },
  ],
} satisfies Task<Claim>;
