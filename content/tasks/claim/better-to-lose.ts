import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'better-to-lose',
  kind: 'play',
  teaches: ['cl.phase1.loser-takes-blind', 'cl.phase1.loser-may-look', 'cl.phase1.loser-may-not-show'],
  position: {
    players: [
      { seat: 'noor', hand: ['goblin-8', 'goblin-2', 'dwarf-6'] },
      { seat: 'mila', hand: ['knight-2', 'zombie-7'] },
    ],
    leader: 'mila',
    led: 'goblin-5',
    contested: 'goblin-0-3',
    drawPile: ['knight-7', 'dwarf-1'],
  },
  seat: 'noor',
  goal: [{ type: 'blindTaken', seat: 'noor' }],
  avoid: [{ type: 'trickWon', seat: 'noor' }],
  solution: [{ type: 'play', seat: 'noor', card: 'goblin-2' }],
} satisfies Task<Claim>;
