import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'who-gets-the-blind-card',
  kind: 'predict',
  teaches: ['cl.phase1.winner-takes-contested', 'cl.phase1.loser-takes-blind', 'cl.phase1.loser-may-look'],
  position: {
    players: [
      { seat: 'noor', hand: ['knight-3'] },
      { seat: 'mila', hand: ['dwarf-9', 'goblin-2'] },
    ],
    leader: 'noor',
    led: 'dwarf-4',
    contested: 'goblin-6',
    drawPile: ['doppelganger-8', 'zombie-2'],
  },
  then: [{ type: 'play', seat: 'mila', card: 'dwarf-9' }],
  asks: { seats: [{ event: 'blindTaken', field: 'seat' }] },
} satisfies Task<Claim>;
