import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'buy-before-the-others',
  kind: 'play',
  teaches: ['rk.play.choose', 'rk.play.reveal', 'rk.turn.rank-order'],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 5 },
      { seat: 'juri', played: 'trader-1', coins: 3 },
      { seat: 'ines', hand: ['lord-protector', 'queen', 'bursar'], coins: 5, subjects: ['bishop'] },
    ],
    piles: {
      'building-1': { cards: ['garden', 'inn'], coins: 2 },
      'building-2': { cards: ['cathedral', 'mine'], coins: 2 },
      'subject-1': { cards: ['jailer'], coins: 2 },
      'subject-2': { cards: ['blacksmith'], coins: 2 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'cathedral' }],
  avoid: [
    { type: 'characterChosen', seat: 'ines', character: 'queen' },
    { type: 'cardAcquired', seat: 'ines', card: 'garden' },
    { type: 'cardAcquired', seat: 'noor', card: 'cathedral' },
    'cycleEnded',
  ],
  rivals: [
    { type: 'buy', seat: 'noor', pile: 'building-2' },
    { type: 'end', seat: 'noor' },
    { type: 'end', seat: 'juri' },
  ],
  solution: [
    { type: 'choose', seat: 'ines', character: 'lord-protector' },
    { type: 'reveal', seat: 'ines' },
    { type: 'buy', seat: 'ines', pile: 'building-2' },
  ],
} satisfies Task<RivalKings>;
