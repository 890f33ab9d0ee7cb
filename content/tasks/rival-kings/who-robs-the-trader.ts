import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'who-robs-the-trader',
  kind: 'predict',
  teaches: ['rk.conflict.lines', 'rk.conflict.line', 'rk.conflict.unequal.loser-marker'],
  position: {
    players: [
      { seat: 'noor', played: 'queen' },
      { seat: 'mila', played: 'priest' },
      { seat: 'juri', played: 'diplomat' },
      { seat: 'ines', played: 'trader-2' },
    ],
    piles: {
      'building-1': { cards: ['herb-meadow'] },
      'building-2': { cards: ['castle-wall'] },
      'subject-1': { cards: ['miner'] },
      'subject-2': { cards: ['watchman'] },
    },
  },
  then: [{ type: 'reveal', seat: 'ines' }],
  asks: { seats: [{ event: { type: 'unequalConflict', victim: 'ines' }, field: 'thief' }] },
} satisfies Task<RivalKings>;
