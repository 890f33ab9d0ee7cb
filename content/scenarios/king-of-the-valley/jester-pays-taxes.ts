import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'jester-pays-taxes',
  teaches: ['kv.jester.helps-kingdom-and-tax', 'kv.tax.use-identical-face-up'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 0,
          castle: {
            knight: { up: { 'knight-1': 2, 'knight-3': 1, jester: 1 } },
            farmer: { up: { farmer: 2 } },
          },
        },
        { seat: 'mila', king: 'c3', gold: 1, castle: { countess: { up: { countess: 1 } } } },
      ],
      round: 8,
      phase: 2,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'tax-collector-4-7',
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
      name: 'four-knights',
      play: {
        type: 'tax',
        seat: 'noor',
        column: 'knight',
        tiles: ['knight-1', 'knight-1', 'knight-3', 'jester'],
      },
      log: [{ type: 'taxCollected', gold: 7 }, 'specialistDiscarded'],
    },
    { name: 'refill', play: { type: 'column', seat: 'noor', side: 'left' } },
  ],
} satisfies Scenario<KingOfTheValley>;
