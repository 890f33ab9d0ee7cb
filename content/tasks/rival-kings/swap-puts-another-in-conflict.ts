import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'swap-puts-another-in-conflict',

  kind: 'predict',
  teaches: ['rk.ability.gardener', 'rk.conflict.unequal.loser-marker'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 4, subjects: ['innkeeper'], buildings: ['mine'] },
      { seat: 'mila', played: 'trader-1', coins: 2, markers: 2, subjects: ['scholar', 'gardener'], buildings: ['harbor'] },
      { seat: 'juri', played: 'courtier', coins: 3, subjects: ['farmer', 'watchman', 'bishop'] },
      { seat: 'ines', played: 'knight', coins: 5, subjects: ['jailer'], buildings: ['market'] },
    ],
    round: 3,
  },
  then: [
    { type: 'reveal', seat: 'mila' },
    { type: 'ability', seat: 'mila', subject: 'gardener', swapWith: 'juri' },
  ],
  asks: {
    seats: [
      { event: 'equalConflict', field: 'marked' },
      { event: 'unequalConflict', field: 'marked' },
    ],
  },
} satisfies Task<RivalKings>;
