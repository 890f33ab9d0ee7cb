import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'farmer-wife-farmer',
  teaches: [
    'kv.summon.gap-allowed',
    'kv.summon.only-identical',
    'kv.summon.passed-identicals',
    'kv.replenish.order-of-passing',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'e1' },
        { seat: 'mila', king: 'b5' },
      ],
      round: 1,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'knight-1',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'countess',     e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'tax-collector-3-5', L3: 'farmers-wife', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
      piles: { 2: { tiles: ['farmer', 'knight-2'] } },
    },
  },
  steps: [
    {
      name: 'wife-too',
      refused: { type: 'leg', seat: 'noor', to: 'a5', take: ['d2', 'c3', 'b4'] },
      because: 'kv.summon.only-identical',
    },
    {
      name: 'two-farmers',
      play: { type: 'leg', seat: 'noor', to: 'a5', take: ['d2', 'b4'] },
      log: [
        { type: 'kingMoved', passed: ['d2', 'c3', 'b4'] },
        {
          type: 'tilesSummoned',
          tiles: [
            { cell: 'd2', tile: 'farmer' },
            { cell: 'b4', tile: 'farmer' },
          ],
          way: 'passed',
        },
      ],
    },
    {
      name: 'refill',
      play: { type: 'column', seat: 'noor', side: 'right' },
      log: [
        { type: 'positionReplenished', cell: 'd2', tile: 'knight-3' },
        { type: 'positionReplenished', cell: 'b4', tile: 'tax-collector-3-5' },
        {
          type: 'hillFilled',
          tiles: [
            { place: 'R5', tile: 'farmer', stage: 2 },
            { place: 'R6', tile: 'knight-2', stage: 2 },
          ],
        },
        'turnStarted',
      ],
    },
  ],
} satisfies Scenario<KingOfTheValley>;
