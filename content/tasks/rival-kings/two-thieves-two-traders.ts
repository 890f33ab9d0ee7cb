import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'two-thieves-two-traders',
  kind: 'predict',
  teaches: ['rk.conflict.max-three-markers', 'rk.conflict.equal.still-robbed', 'rk.conflict.lines'],
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 4 },
      { seat: 'mila', played: 'countess', coins: 3 },
      { seat: 'juri', played: 'trader-1', coins: 5 },
      { seat: 'ines', played: 'trader-2', coins: 4, markers: 0 },
    ],
  },
  then: [{ type: 'reveal', seat: 'ines' }],
  asks: { number: [{ event: { type: 'unequalConflict', victim: 'ines', theft: true }, field: 'theft' }] },
} satisfies Task<RivalKings>;
