import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'who-leads-next',
  kind: 'predict',
  teaches: ['cl.leader.previous-winner', 'cl.trick.highest-led-faction'],
  position: {
    players: [
      {
        seat: 'noor',
        hand: ['goblin-7', 'zombie-1'],
        score: [
          'zombie-0',
          'zombie-3',
          'zombie-5',
          'zombie-8',
          'goblin-0-1',
          'knight-3',
          'knight-4',
          'dwarf-2',
          'dwarf-8',
          'doppelganger-4',
          'doppelganger-7',
        ],
      },
      {
        seat: 'mila',
        hand: ['knight-6'],
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
          'dwarf-9',
          'doppelganger-1',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
    led: 'goblin-4',
  },
  then: [{ type: 'play', seat: 'noor', card: 'goblin-7' }],
  asks: { seats: [{ event: 'trickBegun', field: 'leader' }] },
} satisfies Task<Claim>;
