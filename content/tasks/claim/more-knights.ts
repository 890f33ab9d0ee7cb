import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'more-knights',
  kind: 'predict',
  teaches: ['cl.goal.vote-by-majority', 'cl.score.count-cards', 'cl.score.majority'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['goblin-4'],
        score: [
          'knight-2',
          'knight-3',
          'knight-4',
          'zombie-0',
          'zombie-3',
          'zombie-5',
          'zombie-6',
          'dwarf-1',
          'dwarf-5',
          'dwarf-8',
          'doppelganger-6',
          'goblin-0-1',
          'goblin-5',
        ],
      },
      {
        seat: 'mila',
        hand: ['goblin-2'],
        score: [
          'knight-8',
          'knight-9',
          'zombie-1',
          'zombie-2',
          'zombie-4',
          'zombie-7',
          'zombie-8',
          'zombie-9',
          'dwarf-4',
          'dwarf-9',
          'doppelganger-7',
          'doppelganger-9',
          'goblin-9',
        ],
      },
    ],
    phase: 2,
    leader: 'ines',
  },
  then: [
    {
      type: 'play',
      seat: 'ines',
      card: 'goblin-4',
    },
    {
      type: 'play',
      seat: 'mila',
      card: 'goblin-2',
    },
  ],
  asks: {
    seats: [
      {
        event: {
          type: 'voteGiven',
          faction: 'knight',
        },
        field: 'seat',
      },
    ],
  },
} satisfies Task<Claim>;
