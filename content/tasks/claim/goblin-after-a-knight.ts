import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'goblin-after-a-knight',
  kind: 'play',
  teaches: ['cl.phase1.lead-any-faction', 'cl.faction.knight', 'cl.trick.other-faction-loses'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['knight-2', 'goblin-8'],
      },
      {
        seat: 'mila',
        hand: ['goblin-9', 'goblin-7'],
      },
    ],
    leader: 'ines',
    contested: 'dwarf-6',
    drawPile: ['zombie-8', 'goblin-3'],
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
      card: 'goblin-9',
    },
    {
      type: 'play',
      seat: 'mila',
      card: 'goblin-7',
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
