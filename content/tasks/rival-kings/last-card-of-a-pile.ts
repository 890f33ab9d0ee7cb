import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'last-card-of-a-pile',
  kind: 'play',
  teaches: ['rk.end.trigger', 'rk.ability.market-woman'],
  position: {
    players: [
      {
        seat: 'noor',
        played: 'duke',
        coins: 2,
        subjects: ['innkeeper'],
        buildings: ['mine', 'inn'],
      },
      {
        seat: 'mila',
        played: 'trader-1',
        coins: 3,
        subjects: ['vintner', 'sailor'],
        buildings: ['harbor'],
      },
      {
        seat: 'ines',
        played: 'queen',
        coins: 1,
        markers: 0,
        subjects: ['market-woman'],
        buildings: ['garden', 'cathedral'],
      },
    ],
    round: 4,
    turn: 'ines',
    piles: {
      'building-1': { cards: ['castle-wall'], size: 4, coins: 1 },
      'building-2': { cards: ['tavern'], size: 3, coins: 2 },
      'subject-1': { cards: ['bishop'], size: 1, coins: 1 },
      'subject-2': { cards: ['farmer'], size: 2, coins: 1 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'endTriggered' }],
  avoid: [{ type: 'cardAcquired', seat: 'ines', card: 'farmer' }],
  solution: [
    { type: 'ability', seat: 'ines', subject: 'market-woman', pile: 'building-2' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
