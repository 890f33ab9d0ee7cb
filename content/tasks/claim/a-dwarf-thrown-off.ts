import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'a-dwarf-thrown-off',
  kind: 'play',
  teaches: ['cl.faction.dwarf', 'cl.faction.dwarf.rest-to-winner', 'cl.faction.zombie.phase1-only'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['dwarf-6', 'goblin-5'],
        score: [
          'zombie-0',
          'zombie-3',
          'zombie-5',
          'zombie-8',
          'knight-5',
          'goblin-0-1',
          'goblin-4',
          'dwarf-9',
          'doppelganger-1',
          'doppelganger-6',
          'dwarf-1',
        ],
      },
      {
        seat: 'mila',
        hand: ['knight-4'],
        score: [
          'zombie-1',
          'zombie-2',
          'zombie-4',
          'zombie-6',
          'zombie-7',
          'knight-2',
          'knight-9',
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
    led: 'zombie-9',
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
      type: 'cardsCollected',
      seat: 'mila',
      cards: ['zombie-9', 'goblin-5'],
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'dwarf-6',
    },
  ],
} satisfies Task<Claim>;
