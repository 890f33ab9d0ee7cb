import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'equally-many',
  kind: 'predict',
  teaches: ['cl.score.tie-highest-card'],
  position: {
    players: [
      {
        seat: 'noor',
        hand: ['goblin-4'],
        score: [
          'doppelganger-1',
          'doppelganger-4',
          'doppelganger-7',
          'knight-5',
          'zombie-3',
          'zombie-4',
          'zombie-9',
          'dwarf-1',
          'dwarf-6',
          'dwarf-7',
          'goblin-0-1',
        ],
      },
      {
        seat: 'mila',
        hand: ['goblin-6'],
        score: [
          'doppelganger-0',
          'doppelganger-2',
          'doppelganger-9',
          'knight-3',
          'knight-8',
          'zombie-0',
          'zombie-1',
          'zombie-2',
          'zombie-5',
          'zombie-6',
          'zombie-7',
          'zombie-8',
          'dwarf-9',
          'goblin-7',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
  },
  then: [
    { type: 'play', seat: 'mila', card: 'goblin-6' },
    { type: 'play', seat: 'noor', card: 'goblin-4' },
  ],
  asks: { seats: [{ event: { type: 'voteGiven', faction: 'doppelganger' }, field: 'seat' }] },
} satisfies Task<Claim>;
