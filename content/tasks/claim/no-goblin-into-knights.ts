import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'no-goblin-into-knights',
  kind: 'play',
  teaches: ['cl.phase1.leader-plays', 'cl.trick.highest-led-faction'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['goblin-9', 'zombie-6'],
      },
      {
        seat: 'mila',
        hand: ['knight-4', 'zombie-3'],
      },
    ],
    leader: 'ines',
    contested: 'doppelganger-9',
    drawPile: ['dwarf-3', 'goblin-2'],
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
  rivals: [
    {
      type: 'play',
      seat: 'mila',
      card: 'knight-4',
    },
    {
      type: 'play',
      seat: 'mila',
      card: 'zombie-3',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'zombie-6',
    },
  ],
} satisfies Task<Claim>;
