import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'three-in-a-line',
  teaches: [
    'kv.summon.landing-tile-not-taken',
    'kv.summon.passed-identicals',
    'kv.summon.end-directly-behind',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'a3' },
        { seat: 'mila', king: 'e5' },
      ],
      round: 1,
      // prettier-ignore
      valley: {
        a5: 'knight-1',     b5: 'countess', c5: 'duke',     d5: 'knight-2',     e5: 'countess',
        a4: 'farmers-wife', b4: 'knight-3', c4: 'farmer',   d4: 'farmers-wife', e4: 'knight-4',
        a3: 'farmers-wife', b3: 'farmer',   c3: 'farmer',   d3: 'farmer',       e3: 'farmers-wife',
        a2: 'farmer',       b2: 'knight-1', c2: 'countess', d2: 'duke',         e2: 'farmer',
        a1: 'countess',     b1: 'farmer',   c1: 'knight-4', d1: 'farmer',       e1: 'queen',
      },
      // prettier-ignore
      hill: {
        L1: 'farmer', R1: 'knight-3', L2: 'farmers-wife', R2: 'knight-1', L3: 'countess', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'farmers-wife', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    {
      name: 'on-the-third',
      refused: { type: 'leg', seat: 'noor', to: 'd3', take: ['b3', 'c3', 'd3'] },
      because: 'kv.summon.landing-tile-not-taken',
    },
    {
      name: 'leave-one',
      refused: { type: 'leg', seat: 'noor', to: 'e3', take: ['c3', 'd3'] },
      because: 'kv.summon.passed-identicals',
    },
    {
      name: 'all-three',
      play: { type: 'leg', seat: 'noor', to: 'e3', take: ['b3', 'c3', 'd3'] },
      log: ['kingMoved', { type: 'tilesSummoned', way: 'passed' }],
    },
    {
      name: 'refill',
      play: { type: 'column', seat: 'noor', side: 'left' },
      log: [
        { type: 'positionReplenished', cell: 'b3', tile: 'farmer' },
        { type: 'positionReplenished', cell: 'c3', tile: 'farmers-wife' },
        { type: 'positionReplenished', cell: 'd3', tile: 'countess' },
        'hillFilled',
        'turnStarted',
      ],
    },
  ],
} satisfies Scenario<KingOfTheValley>;
