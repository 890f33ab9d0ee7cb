import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'two-tricks-left',
  kind: 'play',
  teaches: [
    'cl.faction.dwarf.rest-to-winner',
    'cl.faction.dwarf',
    'cl.faction.doppelganger.after-dwarf',
    'cl.score.majority',
    'cl.goal.three-votes',
  ],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['doppelganger-5', 'dwarf-2'],
        score: [
          'zombie-0',
          'zombie-1',
          'zombie-2',
          'zombie-4',
          'zombie-5',
          'zombie-6',
          'goblin-5',
          'doppelganger-4',
          'knight-7',
          'dwarf-9',
        ],
      },
      {
        seat: 'mila',
        hand: ['goblin-8'],
        score: [
          'zombie-7',
          'zombie-8',
          'goblin-6',
          'doppelganger-8',
          'knight-2',
          'knight-6',
          'dwarf-1',
          'dwarf-3',
          'dwarf-5',
          'dwarf-8',
          'zombie-9',
          'zombie-3',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
    led: 'dwarf-4',
  },
  seat: 'ines',
  goal: [
    {
      type: 'gameWon',
      seat: 'ines',
    },
  ],
  avoid: [
    {
      type: 'trickWon',
      seat: 'mila',
    },
  ],
  rivals: [
    {
      type: 'play',
      seat: 'mila',
      card: 'goblin-8',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'doppelganger-5',
    },
    {
      type: 'play',
      seat: 'ines',
      card: 'dwarf-2',
    },
  ],
} satisfies Task<Claim>;
