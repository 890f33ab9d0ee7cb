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
      { seat: 'juri', played: 'courtier', coins: 3, markers: 2 },
      { seat: 'ines', played: 'trader-1', coins: 3, markers: 2 },
    ],
    piles: {
      'building-1': { cards: ['garden'], coins: 3 },
      'building-2': { cards: ['forge'], coins: 4 },
      'subject-1': { cards: ['gardener'], coins: 0 },
      'subject-2': { cards: ['jailer'], coins: 0 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'markerSettled', seat: 'ines' },
    { type: 'moneyTaken', seat: 'ines', coins: 4 },
    { type: 'cardAcquired', seat: 'ines', card: 'gardener' },
    { type: 'cardAcquired', seat: 'ines', card: 'garden' },
  ],
  inOrder: true,
  avoid: [
    { type: 'cardAcquired', seat: 'ines', card: 'jailer' },
    { type: 'cardAcquired', seat: 'ines', card: 'forge' },
    { type: 'moneyTaken', seat: 'ines', coins: 3 },
    'cycleEnded',
  ],
  rivals: [
    { type: 'pass', seat: 'noor', to: 'juri' },
    { type: 'end', seat: 'noor' },
    { type: 'pass', seat: 'juri', to: 'noor' },
    { type: 'end', seat: 'juri' },
  ],
  solution: [
    { type: 'reveal', seat: 'ines' },
    { type: 'settle', seat: 'ines' },
    { type: 'money', seat: 'ines', pile: 'building-2' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
    { type: 'buy', seat: 'ines', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
