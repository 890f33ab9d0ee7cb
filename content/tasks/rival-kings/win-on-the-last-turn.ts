import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'win-on-the-last-turn',

  kind: 'play',
  teaches: ['rk.score.perfect', 'rk.score.markers', 'rk.score.winner', 'rk.end.finish-cycle'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 3, markers: 1, subjects: ['jailer', 'scholar', 'miner'], buildings: ['mine', 'tavern'] },
      { seat: 'mila', played: 'duke', coins: 4, markers: 3, subjects: ['vintner', 'watchman', 'bishop'], buildings: ['vineyard', 'farm'] },
      {
        seat: 'juri',
        played: 'count',
        coins: 1,
        markers: 3,
        subjects: ['blacksmith', 'court-lady', 'farmer'],
        buildings: ['market', 'carpentry'],
      },
      { seat: 'ines', played: 'diplomat', coins: 1, markers: 2, subjects: ['innkeeper', 'sailor'], buildings: ['forge', 'herb-meadow'] },
    ],
    round: 5,
    cycle: 2,
    turn: 'ines',
    piles: {
      'building-1': { cards: ['university'], coins: 3 },
      'building-2': { cards: ['harbor'], coins: 1 },
      'subject-1': { size: 0, coins: 2 },
      'subject-2': { cards: ['troubadour'], coins: 0 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'gameWon', winners: ['ines'] }],
  solution: [
    { type: 'settle', seat: 'ines' },
    { type: 'money', seat: 'ines', pile: 'building-1' },
    { type: 'buy', seat: 'ines', pile: 'building-2' },
    { type: 'end', seat: 'ines' },
  ],
} satisfies Task<RivalKings>;
