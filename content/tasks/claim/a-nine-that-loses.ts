import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'a-nine-that-loses',
  kind: 'predict',
  teaches: ['cl.phase1.void-any-card', 'cl.trick.other-faction-loses'],
  position: {
    players: [
      {
        seat: 'noor',
        hand: ['knight-9', 'goblin-7'],
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
        hand: ['goblin-5'],
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
    led: 'zombie-1',
  },
  then: [{ type: 'play', seat: 'noor', card: 'knight-9' }],
  asks: { seats: [{ event: 'trickWon', field: 'seat' }] },
} satisfies Task<Claim>;
