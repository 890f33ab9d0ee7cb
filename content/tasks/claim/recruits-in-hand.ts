import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'recruits-in-hand',
  kind: 'predict',
  teaches: [
    'cl.phase1.end',
    'cl.phase2.take-recruits',
    'cl.phase1.recruits-become-hand',
    'cl.phase2.no-contested-card',
    'cl.leader.previous-winner',
  ],
  position: {
    players: [
      {
        seat: 'noor',
        hand: ['dwarf-7'],
        recruits: {
          won: ['knight-2', 'knight-9', 'dwarf-8', 'doppelganger-5', 'goblin-6'],
          blind: ['doppelganger-9', 'goblin-0-3', 'zombie-2', 'knight-7', 'dwarf-1', 'goblin-5', 'doppelganger-3'],
        },
        score: ['zombie-1', 'zombie-4', 'zombie-8'],
      },
      {
        seat: 'mila',
        hand: ['dwarf-5'],
        recruits: {
          won: ['knight-5', 'zombie-9', 'doppelganger-6', 'dwarf-9', 'goblin-8', 'doppelganger-1', 'knight-8'],
          blind: ['goblin-0-2', 'dwarf-4', 'zombie-6', 'knight-3', 'doppelganger-8'],
        },
        score: ['zombie-0', 'zombie-3', 'zombie-5', 'zombie-7'],
      },
    ],
    leader: 'mila',
    contested: 'knight-4',
    drawPile: ['goblin-9'],
  },
  then: [
    { type: 'play', seat: 'mila', card: 'dwarf-5' },
    { type: 'play', seat: 'noor', card: 'dwarf-7' },
  ],
  asks: { seats: [{ event: { type: 'trickBegun', phase: 2 }, field: 'leader' }] },
} satisfies Task<Claim>;
