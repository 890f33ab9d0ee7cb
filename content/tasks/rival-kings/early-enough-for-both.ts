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
      { seat: 'juri', played: 'knight', coins: 4 },
      {
        seat: 'ines',
        hand: ['queen', 'duke', 'countess'],
        coins: 3,
        markers: 2,
        buildings: ['harbor'],
      },
    ],
    round: 2,
    piles: {
      'building-1': { cards: ['vineyard'], coins: 3 },
      'building-2': { cards: ['farm'], coins: 1 },
      'subject-1': { cards: ['sailor', 'vintner'], coins: 2 },
      'subject-2': { cards: ['miner'], coins: 0 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'markerSettled', seat: 'ines' },
    { type: 'cardAcquired', seat: 'ines', card: 'sailor' },
  ],
  inOrder: true,
  avoid: [
    { type: 'characterChosen', seat: 'ines', character: 'queen' },
    { type: 'characterChosen', seat: 'ines', character: 'countess' },
    { type: 'cardAcquired', seat: 'ines', card: 'miner' },
    { type: 'cardAcquired', seat: 'juri', card: 'sailor' },
    'cycleEnded',
  ],
  rivals: [
    { type: 'recruit', seat: 'juri', pile: 'subject-1' },
    { type: 'end', seat: 'juri' },
    { type: 'end', seat: 'noor' },
  ],
  solution: [
    { type: 'choose', seat: 'ines', character: 'duke' },
    { type: 'reveal', seat: 'ines' },
    { type: 'settle', seat: 'ines' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
