import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'switch-start-on-priest',
  teaches: ['kv.summon.not-start-tile'],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'c3' },
        { seat: 'mila', king: 'e5' },
      ],
      round: 1,
      // prettier-ignore
      valley: {
        a5: 'knight-1', b5: 'farmers-wife', c5: 'duke',     d5: 'farmer',       e5: 'countess',
        a4: 'countess', b4: 'knight-2',     c4: 'farmer',   d4: 'farmers-wife', e4: 'farmer',
        a3: 'knight-3', b3: 'farmer',       c3: 'priest',   d3: 'farmer',       e3: 'duke',
        a2: 'farmer',   b2: 'farmers-wife', c2: 'countess', d2: 'knight-4',     e2: 'farmers-wife',
        a1: 'queen',    b1: 'farmer',       c1: 'knight-1', d1: 'countess',     e1: 'farmer',
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
      name: 'pay-at-once',
      refused: { type: 'leg', seat: 'noor', to: 'c3' },
      because: 'kv.summon.not-start-tile',
    },
  ],
} satisfies Scenario<KingOfTheValley>;
