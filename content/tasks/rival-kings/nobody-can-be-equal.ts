import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'nobody-can-be-equal',
  kind: 'play',
  teaches: ['rk.play.choose', 'rk.conflict.kinds'],
  position: {
    players: [
      { seat: 'noor', played: 'trader-1' },
      { seat: 'mila', played: 'lord-protector' },
      { seat: 'juri', hand: ['countess', 'diplomat', 'trader-2'] },
      { seat: 'ines', played: 'count' },
    ],
    piles: {
      'building-1': { cards: ['pavilion'] },
      'building-2': { cards: ['inn'] },
      'subject-1': { cards: ['market-woman'] },
      'subject-2': { cards: ['jailer'] },
    },
  },
  seat: 'juri',
  goal: [{ type: 'turnStarted' }],
  avoid: [{ type: 'equalConflict' }],
  solution: [
    { type: 'choose', seat: 'juri', character: 'countess' },
    { type: 'reveal', seat: 'juri' },
  ],
} satisfies Task<RivalKings>;
