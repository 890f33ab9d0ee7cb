import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'follow-the-knight',
  kind: 'play',
  teaches: ['cl.phase2.follow-faction', 'cl.trick.highest-led-faction'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['knight-6', 'knight-2', 'goblin-9'],
        score: [
          'zombie-0',
          'zombie-1',
          'zombie-5',
          'zombie-8',
          'goblin-0-1',
          'goblin-4',
          'knight-3',
          'dwarf-2',
          'dwarf-8',
          'doppelganger-4',
        ],
      },
      {
        seat: 'mila',
        hand: ['zombie-3', 'dwarf-7'],
        score: [
          'zombie-2',
          'zombie-4',
          'zombie-6',
          'zombie-7',
          'zombie-9',
          'goblin-8',
          'goblin-0-2',
          'knight-5',
          'dwarf-4',
          'doppelganger-1',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
    led: 'knight-4',
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
      card: 'knight-6',
    },
  ],
} satisfies Task<Claim>;
