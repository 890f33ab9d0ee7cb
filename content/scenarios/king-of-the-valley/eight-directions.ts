import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'eight-directions',
  teaches: [
    'kv.summon.straight-line',
    'kv.summon.not-under-other-king',
    'kv.summon.not-start-tile',
    'kv.summon.mandatory',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'c3' },
        { seat: 'mila', king: 'e5' },
      ],
      round: 1,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmer',            d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'knight-1',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'countess',     e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'tax-collector-3-5', L3: 'farmers-wife', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    {
      name: 'round-a-corner',
      refused: { type: 'leg', seat: 'noor', to: 'e4' },
      because: 'kv.summon.straight-line',
    },
    {
      name: 'onto-mila',
      refused: { type: 'leg', seat: 'noor', to: 'e5' },
      because: 'kv.summon.not-under-other-king',
    },
    {
      name: 'own-farmer',
      refused: { type: 'leg', seat: 'noor', to: 'e3', take: ['c3', 'd3'] },
      because: 'kv.summon.not-start-tile',
    },
    {
      name: 'stay',
      refused: { type: 'leg', seat: 'noor', to: 'c3' },
      because: 'kv.summon.mandatory',
    },
    { name: 'best-tile', ask: 'noor', accept: [{ type: 'leg', seat: 'noor', to: 'c4' }] },
  ],
} satisfies Scenario<KingOfTheValley>;
