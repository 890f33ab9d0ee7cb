import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'votes-for-noor',
  kind: 'predict',
  teaches: ['cl.goal.three-votes', 'cl.score.majority', 'cl.score.tie-highest-card', 'cl.score.count-cards'],
  position: {
    players: [
      {
        seat: 'noor',
        hand: ['goblin-3'],
        score: [
          'goblin-0-1',
          'goblin-7',
          'knight-6',
          'zombie-0',
          'zombie-2',
          'zombie-5',
          'zombie-6',
          'zombie-9',
          'dwarf-3',
          'dwarf-8',
          'doppelganger-2',
          'doppelganger-5',
          'doppelganger-9',
        ],
      },
      {
        seat: 'mila',
        hand: ['goblin-8'],
        score: [
          'zombie-1',
          'zombie-3',
          'zombie-4',
          'zombie-7',
          'zombie-8',
          'dwarf-0',
          'dwarf-1',
          'dwarf-4',
          'dwarf-6',
          'dwarf-7',
          'doppelganger-8',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
  },
  then: [
    { type: 'play', seat: 'mila', card: 'goblin-8' },
    { type: 'play', seat: 'noor', card: 'goblin-3' },
  ],
  asks: { count: [{ event: { type: 'voteGiven', seat: 'noor' }, field: 'faction' }] },
} satisfies Task<Claim>;
