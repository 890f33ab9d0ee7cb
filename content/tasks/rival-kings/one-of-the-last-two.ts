import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'one-of-the-last-two',
  kind: 'play',
  teaches: [
    'rk.conflict.max-three-markers',
    'rk.conflict.equal.still-robbed',
    'rk.conflict.equal.choose-uncovered',
    'rk.conflict.equal.one-action',
    'rk.conflict.lines',
  ],
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 1, markers: 0 },
      { seat: 'mila', played: 'countess', coins: 3, markers: 0 },
      { seat: 'juri', played: 'trader-2', coins: 2, markers: 0 },
      { seat: 'ines', played: 'trader-1', coins: 4, markers: 0 },
    ],
    piles: {
      'building-1': { cards: ['garden'], coins: 1 },
      'building-2': { cards: ['market'], coins: 2 },
      'subject-1': { cards: ['bishop'], coins: 3 },
      'subject-2': { cards: ['sailor', 'farmer', 'miner'], coins: 4 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', action: 'buy' }],
  avoid: [{ type: 'markerSettled', seat: 'ines' }],
  rivals: [
    { type: 'steal', seat: 'noor', from: 'ines', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'subject-2' },
    { type: 'steal', seat: 'noor', from: 'juri', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'subject-1' },
    { type: 'end', seat: 'noor' },
    { type: 'steal', seat: 'mila', from: 'ines', action: 'recruit' },
    { type: 'recruit', seat: 'mila', pile: 'subject-2' },
    { type: 'steal', seat: 'mila', from: 'juri', action: 'settle' },
    { type: 'settle', seat: 'mila' },
    { type: 'end', seat: 'mila' },
  ],
  solution: [
    { type: 'reveal', seat: 'ines' },
    { type: 'buy', seat: 'ines', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
