import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'switch-orders-jester',
  teaches: ['kv.score.several-orders', 'kv.score.order-three'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'c3',
          gold: 9,
          castle: {
            duke: { up: { duke: 2 } },
            countess: { up: { countess: 2 } },
            farmer: { up: { farmer: 5 } },
            'farmers-wife': { up: { 'farmers-wife': 2 } },
          },
        },
        {
          seat: 'mila',
          king: 'd2',
          gold: 7,
          castle: {
            duke: { up: { duke: 1 } },
            knight: { up: { 'knight-2': 3, 'knight-3': 3, jester: 1 } },
          },
        },
      ],
      turn: 'mila',
      round: 14,
      phase: 4,
      opened: ['d2'],
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'farmers-wife',      d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: null,           e2: 'knight-1',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'countess',     e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'farmer', L3: 'farmers-wife', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
      piles: { 2: { size: 0 }, 3: { size: 0 } },
    },
  },
  steps: [{ name: 'last-tile', play: { type: 'column', seat: 'mila', side: 'left' } }],
  answer: { step: 'last-tile', moment: 11 },
} satisfies Scenario<KingOfTheValley>;
