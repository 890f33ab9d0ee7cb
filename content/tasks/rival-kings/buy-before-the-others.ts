import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'buy-before-the-others',
  kind: 'play',
  teaches: ['rk.play.choose', 'rk.play.reveal', 'rk.turn.rank-order'],
  position: {
    players: [
      { seat: 'noor', played: 'count' },
      { seat: 'mila', hand: ['lord-protector', 'bursar', 'trader-1'], coins: 5 },
      { seat: 'juri', played: 'diplomat', coins: 3 },
    ],
    piles: {
      'building-1': { cards: ['garden', 'inn'], coins: 2 },
      'building-2': { cards: ['mine'], coins: 2 },
      'subject-1': { cards: ['jailer'], coins: 2 },
      'subject-2': { cards: ['blacksmith'], coins: 2 },
    },
  },
  seat: 'mila',
  goal: [{ type: 'cardAcquired', seat: 'mila', card: 'garden' }],
  avoid: [{ type: 'cardAcquired', seat: 'noor', card: 'garden' }, { type: 'cycleEnded' }],
  rivals: [
    { type: 'buy', seat: 'noor', pile: 'building-1' },
    { type: 'end', seat: 'noor' },
    { type: 'end', seat: 'juri' },
  ],
  solution: [
    { type: 'choose', seat: 'mila', character: 'lord-protector' },
    { type: 'reveal', seat: 'mila' },
    { type: 'buy', seat: 'mila', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
