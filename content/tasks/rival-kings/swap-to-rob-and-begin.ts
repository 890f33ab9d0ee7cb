import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'swap-to-rob-and-begin',

  kind: 'play',
  teaches: ['rk.ability.gardener', 'rk.turn.rank-order'],
  position: {
    players: [
      { seat: 'noor', played: 'knight', coins: 4, subjects: ['innkeeper'], buildings: ['mine'] },
      { seat: 'mila', played: 'courtier', coins: 2, markers: 2, subjects: ['scholar'], buildings: ['harbor'] },
      { seat: 'juri', played: 'trader-1', coins: 3, subjects: ['farmer', 'gardener'], buildings: ['inn'] },
      { seat: 'ines', played: 'diplomat', coins: 5, subjects: ['jailer'], buildings: ['market'] },
    ],
    round: 3,
  },
  before: [{ type: 'reveal', seat: 'juri' }],
  seat: 'juri',
  goal: [
    { type: 'unequalConflict', thief: 'juri' },
    { type: 'turnStarted', seat: 'juri' },
  ],
  solution: [{ type: 'ability', seat: 'juri', subject: 'gardener', swapWith: 'mila' }],
} satisfies Task<RivalKings>;
