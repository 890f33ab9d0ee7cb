import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'two-priests-one-gold',
  teaches: ['kv.priest.pay-one', 'kv.priest.acts-as-start'],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'a1', gold: 1 },
        { seat: 'mila', king: 'e5', gold: 1 },
      ],
      round: 2,
      // prettier-ignore
      valley: {
        a5: 'knight-1', b5: 'farmers-wife', c5: 'duke',     d5: 'farmer',       e5: 'countess',
        a4: 'countess', b4: 'knight-2',     c4: 'farmer',   d4: 'farmers-wife', e4: 'farmer',
        a3: 'priest',   b3: 'farmer',       c3: 'priest',   d3: 'farmer',       e3: 'duke',
        a2: 'farmer',   b2: 'farmers-wife', c2: 'countess', d2: 'knight-4',     e2: 'farmers-wife',
        a1: 'queen',    b1: 'farmer',       c1: 'knight-1', d1: 'countess',     e1: 'farmer',
      },
      // prettier-ignore
      hill: {
        L1: 'farmer', R1: 'knight-3', L2: 'farmers-wife', R2: 'knight-1', L3: 'countess', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'farmers-wife', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    {
      name: 'first-priest',
      play: { type: 'leg', seat: 'noor', to: 'a3' },
      log: ['kingMoved', 'priestPaid'],
    },
    {
      name: 'second-priest',
      refused: { type: 'leg', seat: 'noor', to: 'c3' },
      because: 'kv.priest.pay-one',
    },
    {
      name: 'duke',
      play: { type: 'leg', seat: 'noor', to: 'e3' },
      log: [
        { type: 'kingMoved', passed: ['b3', 'c3', 'd3'] },
        { type: 'tilesSummoned', tiles: [{ cell: 'e3', tile: 'duke' }] },
      ],
    },
  ],
} satisfies Scenario<KingOfTheValley>;
