import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'two-more-knights',
  kind: 'play',
  teaches: ['cl.phase2.winner-takes-both', 'cl.trick.highest-led-faction'],
  position: {
    players: [
      {
        seat: 'noor',
        hand: ['knight-7', 'knight-3'],
        score: [
          'knight-4',
          'knight-6',
          'zombie-0',
          'zombie-1',
          'zombie-2',
          'zombie-3',
          'zombie-9',
          'dwarf-5',
          'goblin-0-1',
          'goblin-4',
          'doppelganger-3',
        ],
      },
      {
        seat: 'mila',
        hand: ['dwarf-6'],
        score: [
          'knight-2',
          'knight-8',
          'knight-9',
          'zombie-4',
          'zombie-5',
          'zombie-6',
          'zombie-7',
          'zombie-8',
          'dwarf-2',
          'dwarf-8',
          'goblin-9',
          'doppelganger-6',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
    led: 'knight-5',
  },
  seat: 'noor',
  goal: [{ type: 'cardsCollected', seat: 'noor' }],
  avoid: [{ type: 'trickWon', seat: 'mila' }],
  solution: [{ type: 'play', seat: 'noor', card: 'knight-7' }],
} satisfies Task<Claim>;
