import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'lead-a-doppelganger',
  kind: 'play',
  teaches: ['cl.phase1.leader-plays', 'cl.phase1.void-any-card', 'cl.trick.other-faction-loses'],
  position: {
    players: [
      { seat: 'noor', hand: ['doppelganger-0', 'goblin-5', 'knight-4'] },
      { seat: 'mila', hand: ['goblin-9', 'knight-8', 'dwarf-7'] },
    ],
    leader: 'noor',
    contested: 'zombie-9',
    drawPile: ['dwarf-1', 'goblin-2'],
  },
  seat: 'noor',
  goal: [{ type: 'trickWon', seat: 'noor' }],
  avoid: [{ type: 'trickWon', seat: 'mila' }],
  rivals: [
    { type: 'play', seat: 'mila', card: 'goblin-9' },
    { type: 'play', seat: 'mila', card: 'knight-8' },
    { type: 'play', seat: 'mila', card: 'dwarf-7' },
  ],
  solution: [{ type: 'play', seat: 'noor', card: 'doppelganger-0' }],
} satisfies Task<Claim>;
