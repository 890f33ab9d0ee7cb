import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'jailer-before-settling',
  teaches: ['rk.ability.jailer', 'rk.subject.any-time', 'rk.subject.free'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'countess', coins: 0, markers: 3, subjects: ['jailer'] },
        { seat: 'mila', played: 'queen', subjects: ['farmer'] },
        { seat: 'juri', played: 'duke', buildings: ['market'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['garden'], coins: 0 },
        'building-2': { cards: ['mine'], coins: 0 },
        'subject-1': { cards: ['bishop'], coins: 1 },
        'subject-2': { cards: ['troubadour'], coins: 0 },
      },
    },
  },
  steps: [
    {
      name: 'what-first',
      ask: 'noor',
      accept: [{ type: 'ability', seat: 'noor', subject: 'jailer' }],
    },
    { name: 'countess-settles', play: { type: 'settle', seat: 'noor' } },
    {
      name: 'jailer-again',
      refused: { type: 'ability', seat: 'noor', subject: 'jailer' },
      because: 'rk.subject.once-per-cycle',
    },
    {
      name: 'countess-recruits',
      play: { type: 'recruit', seat: 'noor', pile: 'subject-1' },
      log: [{ type: 'coinsPaid', seat: 'noor', card: 'bishop', coins: 3 }, 'cardAcquired'],
    },
  ],
} satisfies Scenario<RivalKings>;
