import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'five-cards-add-up',
  kind: 'predict',
  teaches: [
    'rk.score.perfect',
    'rk.pair.perfect',
    'rk.score.colour',
    'rk.pair.colour',
    'rk.score.single',
  ],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 2, markers: 0 },
      {
        seat: 'ines',
        played: 'bursar',
        coins: 0,
        markers: 0,
        subjects: ['sailor', 'innkeeper', 'gardener'],
        buildings: ['forge', 'garden'],
      },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['tavern'], coins: 2 },
      'building-2': { cards: ['mine'], coins: 1 },
      'subject-1': { size: 0, coins: 0 },
      'subject-2': { size: 0, coins: 0 },
    },
  },
  then: [{ type: 'end', seat: 'ines' }],
  asks: {
    // The single card is the last line that Ines scores, so its total is the whole.
    number: [
      {
        event: {
          type: 'lineScored',
          seat: 'ines',
          line: { rule: 'rk.score.single', cards: ['sailor'], count: 1, points: 1 },
        },
        field: 'total',
      },
    ],
    // Without the single card; with both numbers of the color pair; with all numbers.
    among: [10, 11, 13, 15],
  },
} satisfies Task<RivalKings>;
