import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'lead-a-doppelganger',
  kind: 'play',
  teaches: ['cl.phase1.leader-plays', 'cl.phase1.void-any-card', 'cl.trick.other-faction-loses'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['doppelganger-0', 'goblin-5'],
      },
      {
        seat: 'mila',
        hand: ['goblin-9', 'knight-8'],
      },
    ],
    leader: 'ines',
    contested: 'zombie-9',
    drawPile: ['dwarf-1', 'goblin-2'],
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
      card: 'knight-8',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'doppelganger-0',
    },
  ],
} satisfies Task<Claim>;
