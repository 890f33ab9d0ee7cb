import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'early-enough-for-both',
  kind: 'play',
  teaches: ['rk.play.choose', 'rk.turn.rank-order', 'rk.action.settle'],
  position: {
    players: [
      { seat: 'noor', played: 'trader-1', coins: 6 },
      { seat: 'mila', hand: ['queen', 'duke', 'countess'], coins: 4, markers: 3 },
      { seat: 'juri', played: 'knight', coins: 4 },
    ],
    round: 2,
    piles: {
      'building-1': { cards: ['harbor'], coins: 3 },
      'building-2': { cards: ['farm'], coins: 1 },
      'subject-1': { cards: ['sailor', 'vintner'], coins: 2 },
      'subject-2': { cards: ['miner'], coins: 0 },
    },
  },
  seat: 'mila',
  goal: [
    { type: 'markerSettled', seat: 'mila' },
    { type: 'cardAcquired', seat: 'mila', card: 'sailor' },
  ],
  avoid: [{ type: 'cardAcquired', seat: 'juri', card: 'sailor' }, { type: 'cycleEnded' }],
  rivals: [
    { type: 'recruit', seat: 'juri', pile: 'subject-1' },
    { type: 'end', seat: 'juri' },
    { type: 'end', seat: 'noor' },
  ],
  solution: [
    { type: 'choose', seat: 'mila', character: 'duke' },
    { type: 'reveal', seat: 'mila' },
    { type: 'settle', seat: 'mila' },
    { type: 'recruit', seat: 'mila', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
