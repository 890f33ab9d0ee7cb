import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'a-knight-in-phase-two',
  kind: 'play',
  teaches: [
    'cl.faction.knight.both-phases',
    'cl.phase2.same-winner-rule',
    'cl.phase2.winner-takes-both',
  ],
  position: {
    players: [
      {
        seat: 'ines',
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
  seat: 'ines',
  goal: [
    {
      type: 'cardsCollected',
      seat: 'ines',
    },
  ],
  avoid: [
    {
      type: 'trickWon',
      seat: 'mila',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'knight-4',
    },
  ],
} satisfies Task<Claim>;
