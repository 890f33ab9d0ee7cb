import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'win-on-the-last-turn',
  kind: 'play',
  teaches: ['rk.score.perfect', 'rk.score.colour', 'rk.score.winner', 'rk.end.finish-cycle'],
  position: {
    players: [
      {
        seat: 'noor',
        played: 'queen',
        coins: 1,
        markers: 0,
        subjects: ['scholar', 'miner'],
        buildings: ['mine', 'tavern'],
      },
      {
        seat: 'mila',
        played: 'duke',
        coins: 2,
        markers: 2,
        subjects: ['vintner'],
        buildings: ['vineyard', 'farm'],
      },
      {
        seat: 'ines',
        played: 'diplomat',
        coins: 4,
        markers: 0,
        subjects: ['innkeeper', 'sailor'],
        buildings: ['forge'],
      },
    ],
    round: 5,
    cycle: 2,
    turn: 'ines',
    piles: {
      'building-1': { cards: ['university'], coins: 2 },
      'building-2': { cards: ['harbor'], coins: 2 },
      'subject-1': { size: 0, coins: 2 },
      'subject-2': { cards: ['troubadour'], coins: 2 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'gameWon', winners: ['ines'] }],
  avoid: [{ type: 'cardAcquired', seat: 'ines', card: 'university' }],
  solution: [
    { type: 'buy', seat: 'ines', pile: 'building-2' },
    { type: 'end', seat: 'ines' },
  ],
} satisfies Task<RivalKings>;
