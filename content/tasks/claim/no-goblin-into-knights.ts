import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'no-goblin-into-knights',
  kind: 'play',
  teaches: ['cl.phase2.leader-plays', 'cl.trick.highest-led-faction', 'cl.phase2.winner-takes-both'],
  position: {
    players: [
      {
        seat: 'noor',
        hand: ['goblin-9', 'goblin-2', 'zombie-6'],
        score: [
          'zombie-1',
          'zombie-4',
          'zombie-9',
          'knight-5',
          'goblin-0-1',
          'goblin-7',
          'dwarf-8',
          'doppelganger-2',
          'doppelganger-5',
          'dwarf-1',
        ],
      },
      {
        seat: 'mila',
        hand: ['knight-4', 'knight-8', 'zombie-3'],
        score: ['zombie-0', 'zombie-2', 'zombie-5', 'zombie-7', 'zombie-8', 'knight-3', 'knight-9', 'dwarf-3', 'dwarf-7', 'doppelganger-8'],
      },
    ],
    phase: 2,
    leader: 'noor',
  },
  seat: 'noor',
  goal: [{ type: 'trickWon', seat: 'noor' }],
  avoid: [{ type: 'trickWon', seat: 'mila' }],
  rivals: [
    { type: 'play', seat: 'mila', card: 'knight-4' },
    { type: 'play', seat: 'mila', card: 'zombie-3' },
    { type: 'play', seat: 'mila', card: 'knight-8' },
  ],
  solution: [{ type: 'play', seat: 'noor', card: 'zombie-6' }],
} satisfies Task<Claim>;
