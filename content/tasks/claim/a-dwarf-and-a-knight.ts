import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'a-dwarf-and-a-knight',
  kind: 'predict',
  teaches: ['cl.faction.dwarf', 'cl.faction.dwarf.rest-to-winner', 'cl.trick.other-faction-loses'],
  position: {
    players: [
      {
        seat: 'noor',
        hand: ['zombie-0'],
        score: [
          'zombie-3',
          'zombie-5',
          'zombie-6',
          'zombie-8',
          'knight-5',
          'goblin-0-1',
          'goblin-4',
          'dwarf-9',
          'doppelganger-1',
          'doppelganger-6',
          'goblin-5',
        ],
      },
      {
        seat: 'mila',
        hand: ['knight-4', 'goblin-1'],
        score: [
          'zombie-1',
          'zombie-2',
          'zombie-4',
          'zombie-7',
          'zombie-9',
          'knight-2',
          'knight-9',
          'goblin-8',
          'dwarf-3',
          'doppelganger-5',
          'doppelganger-9',
        ],
      },
    ],
    phase: 2,
    leader: 'noor',
    led: 'dwarf-7',
  },
  then: [{ type: 'play', seat: 'mila', card: 'knight-4' }],
  asks: { seats: [{ event: 'dwarvesCollected', field: 'seat' }] },
} satisfies Task<Claim>;
