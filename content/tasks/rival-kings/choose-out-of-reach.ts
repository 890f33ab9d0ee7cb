import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'choose-out-of-reach',
  kind: 'play',
  teaches: ['rk.play.choose', 'rk.conflict.line', 'rk.conflict.none'],
  position: {
    players: [
      { seat: 'noor', played: 'diplomat' },
      { seat: 'juri', played: 'duke' },
      { seat: 'ines', hand: ['lord-protector', 'courtier', 'trader-2'] },
    ],
    piles: {
      'building-1': { cards: ['market'] },
      'building-2': { cards: ['cathedral'] },
      'subject-1': { cards: ['farmer'] },
      'subject-2': { cards: ['court-lady'] },
    },
  },
  seat: 'ines',
  goal: [{ type: 'turnStarted' }],
  avoid: [{ type: 'unequalConflict', victim: 'ines' }],
  solution: [
    { type: 'choose', seat: 'ines', character: 'lord-protector' },
    { type: 'reveal', seat: 'ines' },
  ],
} satisfies Task<RivalKings>;
