import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'add-up-your-points',
  kind: 'predict',
  teaches: [
    'rk.score.perfect',
    'rk.score.colour',
    'rk.score.single',
    'rk.score.coins',
    'rk.score.markers',
  ],
  position: {
    players: [
      {
        seat: 'noor',
        played: 'queen',
        coins: 2,
        markers: 0,
        subjects: ['jailer', 'miner'],
        buildings: ['mine'],
      },
      {
        seat: 'mila',
        played: 'duke',
        coins: 4,
        markers: 1,
        subjects: ['vintner'],
        buildings: ['market', 'farm'],
      },
      {
        seat: 'ines',
        played: 'trader-1',
        coins: 5,
        markers: 2,
        subjects: ['innkeeper', 'gardener', 'sailor'],
        buildings: ['garden', 'forge'],
      },
    ],
    round: 5,
    turn: 'ines',
    piles: { 'subject-1': { size: 0, coins: 0 } },
  },
  then: [{ type: 'end', seat: 'ines' }],
  asks: {
    number: [
      {
        event: {
          type: 'lineScored',
          seat: 'ines',
          line: { rule: 'rk.score.markers', cards: [], count: 2, points: -4 },
        },
        field: 'total',
      },
    ],
    among: [6, 8, 10, 12],
  },
} satisfies Task<RivalKings>;
