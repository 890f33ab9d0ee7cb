import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'a-zombie-in-the-middle',
  kind: 'predict',
  teaches: ['cl.phase1.contested-zombie-recruits', 'cl.phase1.played-zombie-scores', 'cl.phase1.discard-rest'],
  position: {
    players: [
      { seat: 'noor', hand: ['knight-5'] },
      { seat: 'mila', hand: ['dwarf-3', 'goblin-7'] },
    ],
    leader: 'noor',
    led: 'zombie-6',
    contested: 'zombie-9',
    drawPile: ['knight-2', 'doppelganger-4'],
  },
  then: [{ type: 'play', seat: 'mila', card: 'dwarf-3' }],
  asks: { count: [{ event: { type: 'zombiesScored', seat: 'noor' }, field: 'cards' }] },
} satisfies Task<Claim>;
