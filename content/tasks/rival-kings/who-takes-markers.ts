import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'who-takes-markers',
  kind: 'predict',
  teaches: ['rk.conflict.unequal.loser-marker'],
  position: {
    players: [
      { seat: 'noor', played: 'queen' },
      { seat: 'mila', played: 'courtier' },
      { seat: 'juri', played: 'bursar' },
      { seat: 'ines', played: 'trader-1' },
    ],
  },
  then: [{ type: 'reveal', seat: 'noor' }],
  asks: {
    seats: [
      { event: 'unequalConflict', field: 'marked' },
      { event: 'equalConflict', field: 'marked' },
    ],
  },
} satisfies Task<RivalKings>;
