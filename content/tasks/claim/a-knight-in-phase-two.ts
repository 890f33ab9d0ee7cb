import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'a-knight-in-phase-two',
  kind: 'predict',
  teaches: ['cl.faction.knight', 'cl.faction.knight.both-phases', 'cl.phase2.winner-takes-both'],
  position: {
    players: [
      {
        seat: 'noor',
        hand: ['knight-4', 'zombie-0'],
        score: [
          'zombie-1',
          'zombie-3',
          'zombie-6',
          'zombie-9',
          'knight-5',
          'goblin-0-2',
          'goblin-4',
          'dwarf-8',
          'doppelganger-2',
          'doppelganger-5',
          'dwarf-1',
        ],
      },
      {
        seat: 'mila',
        hand: ['dwarf-6'],
        score: [
          'zombie-2',
          'zombie-4',
          'zombie-5',
          'zombie-7',
          'zombie-8',
          'knight-3',
          'knight-9',
          'goblin-9',
          'dwarf-3',
          'dwarf-7',
          'doppelganger-8',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
    led: 'goblin-7',
  },
  then: [{ type: 'play', seat: 'noor', card: 'knight-4' }],
  asks: { count: [{ event: { type: 'cardsCollected', seat: 'noor' }, field: 'cards' }] },
} satisfies Task<Claim>;
