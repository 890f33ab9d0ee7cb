import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'swap-to-rob-and-begin',
  kind: 'play',
  teaches: ['rk.ability.gardener', 'rk.turn.rank-order'],
  position: {
    players: [
      { seat: 'noor', played: 'knight', coins: 4, buildings: ['mine'] },
      { seat: 'mila', played: 'courtier', coins: 2, buildings: ['harbor'] },
      { seat: 'ines', played: 'trader-1', coins: 3, subjects: ['gardener'], buildings: ['inn'] },
    ],
    round: 3,
  },
  before: [{ type: 'reveal', seat: 'ines' }],
  seat: 'ines',
  goal: [
    { type: 'unequalConflict', thief: 'ines' },
    { type: 'turnStarted', seat: 'ines' },
  ],
  avoid: [
    { type: 'turnStarted', seat: 'noor' },
    { type: 'turnStarted', seat: 'mila' },
  ],
  solution: [{ type: 'ability', seat: 'ines', subject: 'gardener', swapWith: 'mila' }],
} satisfies Task<RivalKings>;
