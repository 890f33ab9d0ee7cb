import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'two-zeros',
  kind: 'play',
  teaches: ['cl.trick.tie-leader'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['goblin-0-2', 'goblin-6'],
        score: [
          'zombie-0',
          'zombie-3',
          'zombie-5',
          'zombie-8',
          'goblin-4',
          'knight-3',
          'knight-4',
          'dwarf-2',
          'dwarf-8',
          'doppelganger-4',
          'doppelganger-7',
        ],
      },
      {
        seat: 'mila',
        hand: ['knight-5'],
        score: [
          'zombie-1',
          'zombie-2',
          'zombie-4',
          'zombie-6',
          'zombie-7',
          'zombie-9',
          'goblin-8',
          'knight-7',
          'dwarf-4',
          'dwarf-9',
          'doppelganger-1',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
    led: 'goblin-0-1',
  },
  seat: 'ines',
  goal: [
    {
      type: 'trickWon',
      seat: 'mila',
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
      card: 'goblin-0-2',
    },
  ],
} satisfies Task<Claim>;
