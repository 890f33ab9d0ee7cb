import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'left-or-right',
  teaches: [
    'kv.replenish.choose-column',
    'kv.replenish.order-of-passing',
    'kv.replenish.one-column-only',
    'kv.replenish.from-bottom',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'e4', castle: { knight: { up: { 'knight-1': 2 } } } },
        { seat: 'mila', king: 'b2', gold: 1 },
      ],
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
        L1: 'queen', R1: 'farmer', L2: 'farmer', R2: 'queen', L3: 'farmers-wife', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    {
      name: 'which-column',
      ask: 'noor',
      accept: [{ type: 'column', seat: 'noor', side: 'right' }],
    },
    {
      name: 'queen-on-e3',
      refused: { type: 'leg', seat: 'mila', to: 'e3' },
      because: 'kv.summon.straight-line',
    },
    {
      name: 'mila-takes-a-farmer',
      play: { type: 'leg', seat: 'mila', to: 'e2' },
      log: ['kingMoved', { type: 'tilesSummoned', tiles: [{ cell: 'e2', tile: 'farmer' }] }],
    },
  ],
} satisfies Scenario<KingOfTheValley>;
