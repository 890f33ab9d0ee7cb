import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'five-cards-add-up',
  kind: 'predict',
  teaches: ['rk.score.perfect', 'rk.pair.perfect', 'rk.score.colour', 'rk.pair.colour', 'rk.score.single'],
  position: {
    players: [
      {
        seat: 'noor',
        played: 'trader-1',
        coins: 2,
        markers: 0,
        subjects: ['sailor', 'innkeeper', 'gardener'],
        buildings: ['forge', 'garden'],
      },
      { seat: 'mila', played: 'queen', coins: 1, markers: 1, subjects: ['bishop', 'farmer', 'watchman'], buildings: ['castle-wall'] },
      { seat: 'juri', played: 'duke', coins: 4, markers: 0, subjects: ['scholar', 'miner'], buildings: ['mine', 'market'] },
    ],
    turn: 'noor',
    round: 4,
    piles: {
      'building-1': { cards: ['tavern'], coins: 3 },
      'building-2': { cards: ['inn'], coins: 2 },
      'subject-1': { size: 0, coins: 4 },
      'subject-2': { cards: ['jailer'], coins: 1 },
    },
  },
  then: [{ type: 'end', seat: 'noor' }],
  asks: {
    // The single card is the last line that Noor scores, so its total is the whole.
    number: [
      {
        event: { type: 'lineScored', seat: 'noor', line: { rule: 'rk.score.single', cards: ['sailor'], count: 1, points: 1 } },
        field: 'total',
      },
    ],
  },
} satisfies Task<RivalKings>;
