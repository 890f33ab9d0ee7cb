import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'instead-of-following',
  kind: 'play',
  teaches: ['cl.faction.doppelganger.wild', 'cl.faction.doppelganger.counts-as-led', 'cl.faction.doppelganger.counts-as-following'],
  position: {
    players: [
      { seat: 'noor', hand: ['dwarf-2', 'doppelganger-8', 'knight-9'] },
      { seat: 'mila', hand: ['goblin-4', 'zombie-2'] },
    ],
    leader: 'mila',
    led: 'dwarf-6',
    contested: 'knight-7',
    drawPile: ['dwarf-0', 'goblin-5'],
  },
  seat: 'noor',
  goal: [{ type: 'trickWon', seat: 'noor' }],
  avoid: [{ type: 'trickWon', seat: 'mila' }],
  solution: [{ type: 'play', seat: 'noor', card: 'doppelganger-8' }],
} satisfies Task<Claim>;
