import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'neutral-does-not-rob',

  kind: 'predict',
  teaches: ['rk.two.neutral-higher', 'rk.conflict.unequal.loser-marker', 'rk.steal.rest-remains'],
  position: {
    players: [
      { seat: 'noor', played: 'courtier', hand: ['queen', 'count'], coins: 4, subjects: ['innkeeper'], buildings: ['mine'] },
      { seat: 'mila', played: 'trader-1', hand: ['bursar', 'priest'], coins: 5, subjects: ['farmer'], buildings: ['cathedral'] },
    ],
    round: 3,
    neutral: 'countess',
    piles: {
      'building-1': { cards: ['farm'], coins: 3 },
      'building-2': { cards: ['tavern'], coins: 1 },
      'subject-1': { cards: ['herbalist'], coins: 2 },
      'subject-2': { cards: ['watchman'], coins: 1 },
    },
  },
  then: [
    { type: 'reveal', seat: 'mila' },
    { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'building-1' },
    { type: 'end', seat: 'noor' },
    { type: 'settle', seat: 'mila' },
    { type: 'recruit', seat: 'mila', pile: 'subject-1' },
    { type: 'buy', seat: 'mila', pile: 'building-1' },
  ],
  asks: {
    number: [
      { event: { type: 'unequalConflict', victim: 'mila' }, field: 'theft' },
      { event: { type: 'neutralConflict', seat: 'mila' }, field: 'marked' },
    ],
  },
} satisfies Task<RivalKings>;
