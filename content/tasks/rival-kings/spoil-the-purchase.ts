import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'spoil-the-purchase',
  kind: 'play',
  teaches: ['rk.steal.right', 'rk.steal.thief-chooses', 'rk.steal.crest'],
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 4, markers: 1 },
      { seat: 'mila', played: 'trader-1', coins: 6, markers: 2, subjects: ['bishop'] },
      { seat: 'juri', played: 'lord-protector', coins: 3, markers: 1 },
    ],
    turn: 'noor',
    round: 3,
    piles: {
      'building-1': { cards: ['cathedral', 'farm'], coins: 2 },
      'building-2': { cards: ['prison'], coins: 0 },
      'subject-1': { cards: ['sailor'], coins: 5 },
      'subject-2': { cards: ['herbalist'], coins: 1 },
    },
  },
  seat: 'noor',
  goal: [{ type: 'cycleEnded' }],
  avoid: [{ type: 'cardAcquired', seat: 'mila', card: 'cathedral' }],
  rivals: [
    { type: 'buy', seat: 'mila', pile: 'building-1' },
    { type: 'end', seat: 'mila' },
  ],
  solution: [
    { type: 'steal', seat: 'noor', from: 'mila', action: 'buy' },
    { type: 'buy', seat: 'noor', pile: 'building-1' },
    { type: 'end', seat: 'noor' },
  ],
} satisfies Task<RivalKings>;
