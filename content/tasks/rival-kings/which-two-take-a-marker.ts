import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'which-two-take-a-marker',
  kind: 'predict',
  teaches: ['rk.rank.two-cards-each', 'rk.conflict.equal.markers', 'rk.conflict.equal.one-action'],
  position: {
    players: [
      { seat: 'noor', played: 'countess' },
      { seat: 'mila', played: 'lord-protector' },
      { seat: 'juri', played: 'duke' },
      { seat: 'ines', played: 'queen' },
    ],
    piles: {
      'building-1': { cards: ['tavern'] },
      'building-2': { cards: ['carpentry'] },
      'subject-1': { cards: ['bishop'] },
      'subject-2': { cards: ['vintner'] },
    },
  },
  then: [{ type: 'reveal', seat: 'noor' }],
  asks: {
    seats: [
      { event: 'equalConflict', field: 'marked' },
      { event: 'unequalConflict', field: 'marked' },
    ],
  },
} satisfies Task<RivalKings>;
