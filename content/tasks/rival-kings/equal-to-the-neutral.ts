import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'equal-to-the-neutral',

  kind: 'play',
  teaches: ['rk.two.neutral-equal', 'rk.action.settle', 'rk.action.money', 'rk.action.recruit'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', hand: ['queen'], coins: 4, subjects: ['innkeeper'], buildings: ['mine'] },
      { seat: 'mila', played: 'countess', hand: ['bursar'], coins: 1, markers: 0, subjects: ['farmer'], buildings: ['cathedral'] },
    ],
    round: 2,
    cycle: 2,
    usedCharacters: ['trader-1', 'courtier', 'knight'],
    neutral: 'diplomat',
    piles: {
      'building-1': { cards: ['castle-wall'], coins: 1 },
      'building-2': { cards: ['tavern'], coins: 0 },
      'subject-1': { cards: ['bishop'], coins: 2 },
      'subject-2': { cards: ['watchman', 'sailor'], coins: 1 },
    },
  },
  seat: 'mila',
  goal: [
    { type: 'markerSettled', seat: 'mila' },
    { type: 'moneyTaken', seat: 'mila' },
    { type: 'cardAcquired', seat: 'mila', card: 'bishop' },
  ],
  rivals: [
    { type: 'settle', seat: 'noor' },
    { type: 'recruit', seat: 'noor', pile: 'subject-2' },
    { type: 'end', seat: 'noor' },
  ],
  solution: [
    { type: 'reveal', seat: 'mila' },
    { type: 'settle', seat: 'mila' },
    { type: 'money', seat: 'mila', pile: 'subject-2' },
    { type: 'recruit', seat: 'mila', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
