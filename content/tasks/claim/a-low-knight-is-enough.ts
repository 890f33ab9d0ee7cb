import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'a-low-knight-is-enough',
  kind: 'play',
  teaches: ['cl.faction.knight', 'cl.trick.power-exceptions'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['knight-2', 'dwarf-9'],
      },
      {
        seat: 'mila',
        hand: ['dwarf-4'],
      },
    ],
    leader: 'mila',
    led: 'goblin-9',
    contested: 'dwarf-8',
    drawPile: ['goblin-1', 'doppelganger-3'],
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
      card: 'knight-2',
    },
  ],
} satisfies Task<Claim>;
