import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'which-trader-moves-last',
  kind: 'predict',
  teaches: ['rk.turn.rank-order', 'rk.turn.tie.fewer-markers', 'rk.conflict.equal.markers'],
  position: {
    players: [
      { seat: 'noor', played: 'knight', coins: 2 },
      { seat: 'mila', played: 'duke', coins: 4 },
      { seat: 'juri', played: 'trader-2', coins: 5, markers: 2 },
      { seat: 'ines', played: 'trader-1', coins: 3, markers: 1 },
    ],
  },
  then: [
    { type: 'reveal', seat: 'ines' },
    { type: 'settle', seat: 'mila' },
    { type: 'end', seat: 'mila' },
    { type: 'money', seat: 'noor', pile: 'building-1' },
    { type: 'end', seat: 'noor' },
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'end', seat: 'ines' },
  ],
  asks: { seats: [{ event: 'turnStarted', field: 'seat' }], nth: 4 },
} satisfies Task<RivalKings>;
