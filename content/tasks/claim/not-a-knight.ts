import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'not-a-knight',
  kind: 'predict',
  teaches: ['cl.faction.doppelganger.no-power-copied', 'cl.faction.doppelganger.counts-as-led'],
  position: {
    players: [
      { seat: 'noor', hand: ['goblin-2', 'doppelganger-7'] },
      { seat: 'mila', hand: ['dwarf-3'] },
    ],
    leader: 'mila',
    led: 'goblin-8',
    contested: 'knight-6',
    drawPile: ['dwarf-9', 'doppelganger-1'],
  },
  then: [{ type: 'play', seat: 'noor', card: 'doppelganger-7' }],
  asks: { seats: [{ event: 'trickWon', field: 'seat' }] },
} satisfies Task<Claim>;
