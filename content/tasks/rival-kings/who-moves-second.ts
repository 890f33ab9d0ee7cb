import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'who-moves-second',
  kind: 'predict',
  teaches: ['rk.rank.order', 'rk.turn.rank-order'],
  position: {
    players: [
      { seat: 'noor', played: 'courtier' },
      { seat: 'juri', played: 'queen' },
      { seat: 'ines', played: 'diplomat' },
    ],
    piles: {
      'building-1': { cards: ['forge'] },
      'building-2': { cards: ['cathedral'] },
      'subject-1': { cards: ['scholar'] },
      'subject-2': { cards: ['carpenter'] },
    },
  },
  then: [
    { type: 'reveal', seat: 'noor' },
    { type: 'recruit', seat: 'juri', pile: 'subject-1' },
    { type: 'end', seat: 'juri' },
  ],
  asks: { seats: [{ event: 'turnStarted', field: 'seat' }], nth: 2 },
} satisfies Task<RivalKings>;
