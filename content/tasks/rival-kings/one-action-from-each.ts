import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'one-action-from-each',
  kind: 'play',
  teaches: ['rk.steal.right', 'rk.steal.two-victims', 'rk.steal.crest'],
  position: {
    players: [
      { seat: 'noor', played: 'lord-protector', coins: 2, markers: 0 },
      { seat: 'mila', played: 'bursar', coins: 3, markers: 3 },
      { seat: 'juri', played: 'knight', coins: 4, markers: 4 },
      { seat: 'ines', played: 'count', coins: 2, markers: 0 },
    ],
    turn: 'noor',
    piles: {
      'building-1': { cards: ['garden'], coins: 5 },
      'building-2': { cards: ['castle-wall'], coins: 1 },
      'subject-1': { cards: ['gardener'], coins: 0 },
      'subject-2': { cards: ['scholar'], coins: 2 },
    },
  },
  seat: 'noor',
  goal: [
    { type: 'cardAcquired', seat: 'noor', card: 'gardener' },
    { type: 'cardAcquired', seat: 'noor', card: 'garden' },
  ],
  solution: [
    { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'building-1' },
    { type: 'steal', seat: 'noor', from: 'juri', action: 'recruit' },
    { type: 'recruit', seat: 'noor', pile: 'subject-1' },
    { type: 'buy', seat: 'noor', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
