import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'the-highest-card-decides',
  kind: 'predict',
  teaches: [
    'cl.end.after-last-trick',
    'cl.score.tie-highest-card',
    'cl.score.phase1-zombies-count',
    'cl.score.majority',
    'cl.goal.three-votes',
  ],
  position: {
    players: [
      {
        seat: 'noor',
        hand: ['knight-9'],
        score: [
          'knight-4',
          'zombie-0',
          'zombie-1',
          'zombie-4',
          'zombie-6',
          'zombie-7',
          'goblin-0-2',
          'goblin-3',
          'goblin-7',
          'dwarf-6',
          'doppelganger-2',
          'doppelganger-8',
        ],
      },
      {
        seat: 'mila',
        hand: ['knight-8'],
        score: [
          'knight-2',
          'knight-6',
          'knight-7',
          'zombie-2',
          'zombie-3',
          'zombie-5',
          'zombie-8',
          'zombie-9',
          'goblin-8',
          'dwarf-0',
          'dwarf-4',
          'dwarf-5',
          'dwarf-9',
          'doppelganger-5',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
  },
  then: [
    { type: 'play', seat: 'mila', card: 'knight-8' },
    { type: 'play', seat: 'noor', card: 'knight-9' },
  ],
  asks: { count: [{ event: { type: 'voteGiven', seat: 'noor' }, field: 'faction' }] },
} satisfies Task<Claim>;
