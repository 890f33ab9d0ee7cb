import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'two-collectors-in-a-line',
  teaches: [
    'kv.tax.several-collectors',
    'kv.tax.once-per-type',
    'kv.summon.specialists-same-way',
    'kv.specialist.requirement',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 0,
          castle: {
            knight: { up: { 'knight-2': 2, 'knight-4': 1 } },
            farmer: { up: { farmer: 4 } },
          },
        },
        {
          seat: 'mila',
          king: 'c3',
          gold: 3,
          castle: { duke: { up: { duke: 1 } }, countess: { up: { countess: 1 } } },
        },
      ],
      round: 7,
      phase: 2,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'tax-collector-4-7',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'tax-collector-3-5',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'countess',     e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'farmer', L3: 'farmers-wife', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    {
      name: 'both',
      play: { type: 'leg', seat: 'noor', to: 'e4', take: ['e2', 'e3'] },
      log: ['kingMoved', { type: 'tilesSummoned', way: 'passed' }],
    },
    {
      name: 'farmers-first',
      refused: {
        type: 'tax',
        seat: 'noor',
        column: 'farmer',
        tiles: ['farmer', 'farmer', 'farmer'],
      },
      because: 'kv.tax.several-collectors',
    },
    {
      name: 'knights',
      play: {
        type: 'tax',
        seat: 'noor',
        column: 'knight',
        tiles: ['knight-2', 'knight-2', 'knight-4'],
      },
      log: [{ type: 'taxCollected', gold: 5 }, 'specialistDiscarded'],
    },
    {
      name: 'knights-again',
      refused: {
        type: 'tax',
        seat: 'noor',
        column: 'knight',
        tiles: ['knight-2', 'knight-2', 'knight-4'],
      },
      because: 'kv.tax.once-per-type',
    },
    {
      name: 'farmers',
      play: {
        type: 'tax',
        seat: 'noor',
        column: 'farmer',
        tiles: ['farmer', 'farmer', 'farmer', 'farmer'],
      },
      log: [{ type: 'taxCollected', gold: 7 }, 'specialistDiscarded'],
    },
  ],
} satisfies Scenario<KingOfTheValley>;
