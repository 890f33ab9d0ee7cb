import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'win-the-contested-card',
  kind: 'play',
  teaches: [
    'cl.phase1.reveal',
    'cl.phase1.contested-card',
    'cl.phase1.follower-plays',
    'cl.phase1.winner-takes-contested',
    'cl.phase1.follow-faction',
    'cl.piles.recruit-face-down',
  ],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['goblin-8', 'goblin-1', 'dwarf-6'],
      },
      {
        seat: 'mila',
        hand: ['doppelganger-3', 'dwarf-7'],
      },
    ],
    leader: 'mila',
    led: 'goblin-4',
    contested: 'knight-9',
    drawPile: ['goblin-0-2', 'zombie-5'],
  },
  seat: 'ines',
  goal: [
    {
      type: 'contestedTaken',
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
