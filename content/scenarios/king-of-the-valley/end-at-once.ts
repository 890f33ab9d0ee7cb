import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'end-at-once',
  teaches: [
    'kv.end.immediately',
    'kv.score.tie-rematch',
    'kv.turn.equal-turns',
    'kv.replenish.under-the-king',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'c3',
          gold: 5,
          castle: {
            duke: { up: { duke: 2 } },
            countess: { up: { countess: 1 } },
            farmer: { up: { farmer: 2 } },
          },
        },
        {
          seat: 'mila',
          king: 'e1',
          gold: 5,
          castle: {
            duke: { up: { duke: 1 } },
            countess: { up: { countess: 2 } },
            farmer: { up: { farmer: 2 } },
          },
        },
      ],
      turn: 'mila',
      round: 14,
      phase: 2,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'knight-1',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'farmer',       e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'farmer', L3: 'farmers-wife', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
      piles: { 2: { size: 0 }, 3: { size: 0 } },
    },
  },
  steps: [
    { name: 'mila-summons', play: { type: 'leg', seat: 'mila', to: 'd2' } },
    { name: 'mila-refills', play: { type: 'column', seat: 'mila', side: 'left' } },
    {
      name: 'noor-moves',
      refused: { type: 'leg', seat: 'noor', to: 'b3' },
      because: 'kv.turn.equal-turns',
    },
  ],
  answer: { step: 'mila-refills', moment: 2 },
} satisfies Scenario<KingOfTheValley>;
