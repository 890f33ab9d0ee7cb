import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'one-column-too-short',
  teaches: ['kv.replenish.one-column-only'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e4',
          gold: 1,
          castle: {
            duke: { up: { duke: 1 } },
            countess: { up: { countess: 2 } },
            knight: { up: { 'knight-1': 2, 'knight-2': 2 } },
            farmer: { up: { farmer: 4 } },
          },
        },
        {
          seat: 'mila',
          king: 'b2',
          gold: 4,
          castle: {
            duke: { up: { duke: 2 } },
            countess: { up: { countess: 1 } },
            knight: { up: { 'knight-4': 2 } },
            farmer: { up: { farmer: 3 } },
            'farmers-wife': { up: { 'farmers-wife': 2 } },
          },
        },
      ],
      startingPlayer: 'mila',
      turn: 'noor',
      round: 15,
      phase: 4,
      opened: ['e2', 'e3'],
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: null,
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: null,
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'countess',     e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: 'farmer', R1: 'knight-3', L2: null, R2: 'farmers-wife', L3: null, R3: 'farmer',
        L4: null, R4: 'farmer', L5: null, R5: 'countess', L6: null, R6: null,
      },
      piles: { 2: { size: 0 }, 3: { size: 0 } },
    },
  },
  steps: [
    {
      name: 'left',
      refused: { type: 'column', seat: 'noor', side: 'left' },
      because: 'kv.replenish.one-column-only',
    },
    { name: 'right', play: { type: 'column', seat: 'noor', side: 'right' } },
  ],
  answer: { step: 'left', moment: 1 },
} satisfies Scenario<KingOfTheValley>;
