import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'who-moves-third',
  kind: 'predict',
  teaches: ['rk.turn.rank-order', 'rk.turn.tie.fewer-markers'],
  position: {
    players: [
      { seat: 'noor', played: 'diplomat', coins: 4, markers: 0 },
      { seat: 'mila', played: 'priest', coins: 3, markers: 1 },
      { seat: 'juri', played: 'queen', coins: 6, markers: 2 },
      { seat: 'ines', played: 'courtier', coins: 2, markers: 3 },
    ],
    piles: {
      'building-1': { cards: ['market'], coins: 2 },
      'building-2': { cards: ['prison'], coins: 1 },
      'subject-1': { cards: ['court-lady'], coins: 3 },
      'subject-2': { cards: ['farmer'], coins: 2 },
    },
  },
  then: [
    { type: 'reveal', seat: 'noor' },
    { type: 'recruit', seat: 'juri', pile: 'subject-1' },
    { type: 'end', seat: 'juri' },
    { type: 'money', seat: 'mila', pile: 'subject-1' },
    { type: 'end', seat: 'mila' },
  ],
  asks: { seats: [{ event: 'turnStarted', field: 'seat' }], nth: 3 },
} satisfies Task<RivalKings>;
