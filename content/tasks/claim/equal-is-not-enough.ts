import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'equal-is-not-enough',
  kind: 'play',
  teaches: ['cl.faction.doppelganger.counts-as-led', 'cl.trick.highest-led-faction'],
  position: {
    players: [
      { seat: 'noor', hand: ['knight-4', 'doppelganger-6', 'doppelganger-7'] },
      { seat: 'mila', hand: ['dwarf-8', 'zombie-5'] },
    ],
    leader: 'mila',
    led: 'knight-6',
    contested: 'dwarf-9',
    drawPile: ['goblin-1', 'zombie-3'],
  },
  seat: 'noor',
  goal: [{ type: 'trickWon', seat: 'noor' }],
  avoid: [{ type: 'trickWon', seat: 'mila' }],
  solution: [{ type: 'play', seat: 'noor', card: 'doppelganger-7' }],
} satisfies Task<Claim>;
