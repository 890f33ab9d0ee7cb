import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'goblin-after-a-knight',
  kind: 'predict',
  teaches: ['cl.faction.knight', 'cl.trick.other-faction-loses'],
  position: {
    players: [
      { seat: 'noor', hand: ['goblin-9', 'dwarf-5'] },
      { seat: 'mila', hand: ['doppelganger-2'] },
    ],
    leader: 'mila',
    led: 'knight-2',
    contested: 'dwarf-6',
    drawPile: ['zombie-8', 'goblin-3'],
  },
  then: [{ type: 'play', seat: 'noor', card: 'goblin-9' }],
  asks: { seats: [{ event: 'trickWon', field: 'seat' }] },
} satisfies Task<Claim>;
