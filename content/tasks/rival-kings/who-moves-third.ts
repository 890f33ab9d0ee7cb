import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'who-moves-third',
  kind: 'predict',
  teaches: [
    'rk.turn.rank-order',
    'rk.turn.tie.fewer-markers',
    'rk.conflict.kinds',
    'rk.conflict.equal.markers',
    'rk.conflict.equal.one-action',
    'rk.rank.two-cards-each',
  ],
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 3, markers: 2 },
      { seat: 'juri', played: 'queen', coins: 6, markers: 3 },
      { seat: 'ines', played: 'priest', coins: 2, markers: 1 },
    ],
    piles: {
      'building-1': { cards: ['market'], coins: 2 },
      'building-2': { cards: ['prison'], coins: 1 },
      'subject-1': { cards: ['court-lady'], coins: 3 },
      'subject-2': { cards: ['farmer'], coins: 2 },
    },
  },
  then: [
    { type: 'reveal', seat: 'ines' },
    { type: 'recruit', seat: 'juri', pile: 'subject-1' },
    { type: 'end', seat: 'juri' },
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'end', seat: 'ines' },
  ],
  asks: { seats: [{ event: 'turnStarted', field: 'seat' }], nth: 3 },
} satisfies Task<RivalKings>;
