import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'better-to-lose',
  kind: 'play',
  teaches: [
    'cl.phase1.loser-takes-blind',
    'cl.phase1.loser-may-look',
    'cl.phase1.loser-may-not-show',
  ],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['goblin-8', 'goblin-2'],
      },
      {
        seat: 'mila',
        hand: ['knight-2'],
      },
    ],
    leader: 'mila',
    led: 'goblin-5',
    contested: 'goblin-0-3',
    drawPile: ['knight-7', 'dwarf-1'],
  },
  seat: 'ines',
  goal: [
    {
      type: 'blindTaken',
      seat: 'ines',
    },
  ],
  avoid: [
    {
      type: 'trickWon',
      seat: 'ines',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'goblin-2',
    },
  ],
} satisfies Task<Claim>;
