import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'win-with-a-low-card',
  kind: 'play',
  teaches: ['cl.phase2.leader-plays', 'cl.phase1.void-any-card', 'cl.trick.other-faction-loses'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['goblin-8', 'zombie-3'],
        score: [
          'zombie-0',
          'zombie-5',
          'zombie-6',
          'zombie-8',
          'goblin-0-1',
          'knight-3',
          'dwarf-2',
          'dwarf-8',
          'doppelganger-4',
          'doppelganger-7',
          'doppelganger-9',
        ],
      },
      {
        seat: 'mila',
        hand: ['goblin-9', 'knight-9'],
        score: [
          'zombie-1',
          'zombie-2',
          'zombie-4',
          'zombie-7',
          'zombie-9',
          'goblin-5',
          'goblin-0-2',
          'knight-5',
          'dwarf-4',
          'dwarf-9',
          'doppelganger-1',
        ],
      },
    ],
    phase: 2,
    leader: 'ines',
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
  rivals: [
    {
      type: 'play',
      seat: 'mila',
      card: 'goblin-9',
    },
    {
      type: 'play',
      seat: 'mila',
      card: 'knight-9',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'zombie-3',
    },
  ],
} satisfies Task<Claim>;
