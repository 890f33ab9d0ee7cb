import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'the-spared-trader',
  kind: 'play',
  teaches: ['rk.conflict.equal.shields-lower', 'rk.conflict.equal.markers', 'rk.turn.rank-order'],
  position: {
    players: [
      { seat: 'noor', played: 'priest', coins: 2, markers: 1 },
      { seat: 'mila', played: 'courtier', coins: 3, markers: 2 },
      { seat: 'juri', played: 'trader-1', coins: 3, markers: 2 },
      { seat: 'ines', played: 'queen', coins: 4, markers: 0 },
    ],
    piles: {
      'building-1': { cards: ['garden'], coins: 3 },
      'building-2': { cards: ['forge'], coins: 4 },
      'subject-1': { cards: ['bishop', 'gardener'], coins: 0 },
      'subject-2': { cards: ['watchman'], coins: 4 },
    },
  },
  seat: 'juri',
  goal: [
    { type: 'markerSettled', seat: 'juri' },
    { type: 'moneyTaken', seat: 'juri' },
    { type: 'cardAcquired', seat: 'juri', action: 'recruit' },
    { type: 'cardAcquired', seat: 'juri', action: 'buy' },
  ],
  avoid: [{ type: 'cycleEnded' }],
  rivals: [
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
    { type: 'end', seat: 'ines' },
    { type: 'money', seat: 'noor', pile: 'building-2' },
    { type: 'end', seat: 'noor' },
    { type: 'pass', seat: 'mila', to: 'ines' },
    { type: 'end', seat: 'mila' },
  ],
  solution: [
    { type: 'reveal', seat: 'juri' },
    { type: 'settle', seat: 'juri' },
    { type: 'money', seat: 'juri', pile: 'subject-2' },
    { type: 'recruit', seat: 'juri', pile: 'subject-1' },
    { type: 'buy', seat: 'juri', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
