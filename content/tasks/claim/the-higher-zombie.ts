import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'the-higher-zombie',
  kind: 'play',
  teaches: ['cl.trick.highest-led-faction', 'cl.trick.value-order'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['zombie-7', 'zombie-2'],
        score: [
          'zombie-0',
          'zombie-3',
          'zombie-8',
          'goblin-0-1',
          'goblin-5',
          'knight-3',
          'knight-9',
          'dwarf-2',
          'dwarf-8',
          'doppelganger-4',
          'doppelganger-7',
        ],
      },
      {
        seat: 'mila',
        hand: ['goblin-3'],
        score: [
          'zombie-1',
          'zombie-4',
          'zombie-6',
          'zombie-9',
          'goblin-8',
          'goblin-0-2',
          'knight-5',
          'knight-6',
          'dwarf-4',
          'dwarf-9',
          'doppelganger-1',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
    led: 'zombie-5',
  },
  seat: 'ines',
  goal: [
    {
      type: 'trickWon',
      seat: 'ines',
    },
  ],
  avoid: [
    {
      type: 'trickWon',
      seat: 'mila',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'zombie-7',
    },
  ],
} satisfies Task<Claim>;
