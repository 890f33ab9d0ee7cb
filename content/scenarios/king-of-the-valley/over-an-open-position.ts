import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'over-an-open-position',
  teaches: ['kv.summon.end-directly-behind', 'kv.summon.end-tile', 'kv.summon.gap-allowed'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 3,
          castle: {
            duke: { up: { duke: 1 } },
            countess: { up: { countess: 2 } },
            knight: { up: { 'knight-4': 2 } },
            farmer: { up: { farmer: 3 } },
          },
        },
        {
          seat: 'mila',
          king: 'c3',
          gold: 1,
          castle: {
            duke: { up: { duke: 2 } },
            countess: { up: { countess: 1 } },
            farmer: { up: { farmer: 4 } },
            'farmers-wife': { up: { 'farmers-wife': 1 } },
          },
        },
      ],
      startingPlayer: 'mila',
      turn: 'noor',
      round: 15,
      phase: 2,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmer',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: null,
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: null,           e2: 'farmer',
        a1: 'farmer',       b1: null,       c1: 'farmer',            d1: 'farmer',       e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: null, R1: null, L2: null, R2: null, L3: null, R3: null,
        L4: null, R4: null, L5: null, R5: null, L6: null, R6: null,
      },
      piles: { 2: { size: 0 }, 3: { size: 0 } },
    },
  },
  steps: [
    {
      name: 'end-in-the-open',
      refused: { type: 'leg', seat: 'noor', to: 'b1' },
      because: 'kv.summon.end-tile',
    },
    {
      name: 'pair-before-the-open',
      refused: { type: 'leg', seat: 'noor', to: 'b1', take: ['d1', 'c1'] },
      because: 'kv.summon.end-directly-behind',
    },
    {
      name: 'across',
      play: { type: 'leg', seat: 'noor', to: 'e5', take: ['e2', 'e4'] },
      log: [
        { type: 'kingMoved', passed: ['e2', 'e3', 'e4'] },
        { type: 'tilesSummoned', way: 'passed' },
        'lineScored',
        'lineScored',
        'lineScored',
        'lineScored',
        'lineScored',
        'reputationScored',
        'lineScored',
        'lineScored',
        'lineScored',
        'lineScored',
        'lineScored',
        'reputationScored',
        'gameWon',
      ],
    },
  ],
  answer: { step: 'across', moment: 1 },
} satisfies Scenario<KingOfTheValley>;
