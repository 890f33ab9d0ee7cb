import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'instead-of-following',
  kind: 'play',
  teaches: [
    'cl.faction.doppelganger.wild',
    'cl.faction.doppelganger.counts-as-led',
    'cl.faction.doppelganger.counts-as-following',
  ],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['dwarf-2', 'doppelganger-8', 'knight-9'],
      },
      {
        seat: 'mila',
        hand: ['goblin-4', 'zombie-2'],
      },
    ],
    leader: 'mila',
    led: 'dwarf-6',
    contested: 'knight-7',
    drawPile: ['dwarf-0', 'goblin-5'],
  },
  seat: 'ines',
  goal: [
    {
      type: 'trickWon',
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
      card: 'doppelganger-8',
    },
  ],
} satisfies Task<Claim>;
