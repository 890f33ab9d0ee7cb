import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'three-collectors-two-paid',
  teaches: ['kv.tax.several-collectors', 'kv.summon.passed-identicals'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 0,
          castle: {
            duke: { up: { duke: 1 } },
            farmer: { up: { farmer: 3 } },
            'farmers-wife': { up: { 'farmers-wife': 3 } },
          },
        },
        { seat: 'mila', king: 'c3', gold: 3, castle: { countess: { up: { countess: 1 } } } },
      ],
      round: 8,
      phase: 2,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'tax-collector-5-9',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'tax-collector-3-6',
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
      name: 'all-three',
      refused: { type: 'leg', seat: 'noor', to: 'e5', take: ['e2', 'e3', 'e4'] },
      because: 'kv.tax.use-identical-face-up',
    },
    {
      name: 'first-two-from-e5',
      refused: { type: 'leg', seat: 'noor', to: 'e5', take: ['e2', 'e3'] },
      because: 'kv.summon.end-directly-behind',
    },
    {
      name: 'first-two',
      play: { type: 'leg', seat: 'noor', to: 'e4', take: ['e2', 'e3'] },
      log: ['kingMoved', 'tilesSummoned'],
    },
    {
      name: 'farmers',
      play: { type: 'tax', seat: 'noor', column: 'farmer', tiles: ['farmer', 'farmer', 'farmer'] },
    },
    {
      name: 'wives',
      play: {
        type: 'tax',
        seat: 'noor',
        column: 'farmers-wife',
        tiles: ['farmers-wife', 'farmers-wife', 'farmers-wife'],
      },
    },
  ],
} satisfies Scenario<KingOfTheValley>;
