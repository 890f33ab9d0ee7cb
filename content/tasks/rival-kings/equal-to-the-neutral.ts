import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'equal-to-the-neutral',
  kind: 'play',
  teaches: [
    'rk.two.neutral-equal',
    'rk.two.reveal-neutral',
    'rk.action.settle',
    'rk.action.money',
    'rk.action.recruit',
  ],
  position: {
    players: [
      { seat: 'noor', played: 'duke', hand: ['queen'], coins: 4, buildings: ['mine'] },
      {
        seat: 'ines',
        played: 'countess',
        hand: ['bursar'],
        coins: 1,
        markers: 0,
        buildings: ['cathedral'],
      },
    ],
    round: 2,
    cycle: 2,
    usedCharacters: ['trader-1', 'courtier', 'knight'],
    neutral: 'diplomat',
    piles: {
      'building-1': { cards: ['castle-wall'], coins: 1 },
      'building-2': { cards: ['tavern'], coins: 1 },
      'subject-1': { cards: ['bishop'], coins: 2 },
      'subject-2': { cards: ['vintner', 'watchman'], coins: 1 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'markerSettled', seat: 'ines' },
    { type: 'moneyTaken', seat: 'ines' },
    { type: 'cardAcquired', seat: 'ines', card: 'bishop' },
  ],
  inOrder: true,
  avoid: [
    { type: 'cycleEnded' },
    { type: 'moneyTaken', seat: 'ines', coins: 1 },
    { type: 'cardAcquired', seat: 'ines', card: 'vintner' },
    { type: 'cardAcquired', seat: 'ines', card: 'watchman' },
  ],
  rivals: [
    { type: 'settle', seat: 'noor' },
    { type: 'recruit', seat: 'noor', pile: 'subject-2' },
    { type: 'end', seat: 'noor' },
  ],
  solution: [
    { type: 'reveal', seat: 'ines' },
    { type: 'settle', seat: 'ines' },
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
