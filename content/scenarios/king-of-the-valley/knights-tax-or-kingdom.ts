import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'knights-tax-or-kingdom',
  teaches: ['kv.tax.turn-face-down', 'kv.kingdom.turn-face-down'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 0,
          castle: {
            queen: { up: { queen: 1 } },
            duke: { up: { duke: 1 } },
            countess: { up: { countess: 1 } },
            knight: { up: { 'knight-1': 2, 'knight-2': 1, 'knight-3': 1, 'knight-4': 1 } },
            farmer: { up: { farmer: 1 } },
          },
        },
        { seat: 'mila', king: 'c3', gold: 3, castle: { countess: { up: { countess: 1 } } } },
      ],
      round: 9,
      phase: 2,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'tax-collector-5-9',
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
    { name: 'collector', play: { type: 'leg', seat: 'noor', to: 'e2' } },
    {
      name: 'all-knights',
      play: {
        type: 'tax',
        seat: 'noor',
        column: 'knight',
        tiles: ['knight-1', 'knight-1', 'knight-2', 'knight-3', 'knight-4'],
      },
      log: [{ type: 'taxCollected', gold: 9 }, 'specialistDiscarded'],
    },
    {
      name: 'kingdom',
      refused: {
        type: 'kingdom',
        seat: 'noor',
        tiles: {
          queen: 'queen',
          duke: 'duke',
          countess: 'countess',
          knight: 'knight-1',
          farmer: 'farmer',
        },
      },
      because: 'kv.kingdom.turn-face-down',
    },
    { name: 'refill', play: { type: 'column', seat: 'noor', side: 'left' } },
  ],
} satisfies Scenario<KingOfTheValley>;
