import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'the-knight-must-wait',
  kind: 'play',
  teaches: ['cl.faction.knight.must-still-follow', 'cl.trick.highest-led-faction'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['goblin-8', 'goblin-0-1', 'knight-3'],
      },
      {
        seat: 'mila',
        hand: ['zombie-3', 'dwarf-7'],
      },
    ],
    leader: 'mila',
    led: 'goblin-6',
    contested: 'doppelganger-5',
    drawPile: ['dwarf-2', 'knight-8'],
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
      card: 'goblin-8',
    },
  ],
} satisfies Task<Claim>;
