import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'round-the-corner',
  teaches: [
    'kv.priest.pay-one',
    'kv.priest.new-direction',
    'kv.priest.acts-as-start',
    'kv.priest.nothing-from-first-leg',
    'kv.priest.last-leg-takes',
    'kv.priest.coin-left-behind',
    'kv.summon.priest-differs',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'a1' },
        { seat: 'mila', king: 'e5' },
      ],
      round: 1,
      // prettier-ignore
      valley: {
        a5: 'knight-1', b5: 'farmers-wife', c5: 'duke',     d5: 'farmer',       e5: 'countess',
        a4: 'countess', b4: 'knight-2',     c4: 'farmer',   d4: 'farmers-wife', e4: 'farmer',
        a3: 'priest',   b3: 'farmer',       c3: 'knight-3', d3: 'farmer',       e3: 'duke',
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
      name: 'priest',
      play: { type: 'leg', seat: 'noor', to: 'a3' },
      log: ['kingMoved', { type: 'priestPaid', cell: 'a3' }],
    },
    {
      name: 'stop',
      refused: { type: 'decline', seat: 'noor' },
      because: 'kv.priest.new-direction',
    },
    {
      name: 'three-farmers',
      refused: { type: 'leg', seat: 'noor', to: 'e3', take: ['a2', 'b3', 'd3'] },
      because: 'kv.priest.nothing-from-first-leg',
    },
    {
      name: 'two-farmers',
      play: { type: 'leg', seat: 'noor', to: 'e3', take: ['b3', 'd3'] },
      log: ['kingMoved', { type: 'tilesSummoned', way: 'passed' }],
    },
    {
      name: 'refill',
      play: { type: 'column', seat: 'noor', side: 'left' },
      log: [
        { type: 'positionReplenished', cell: 'a3', coin: true },
        { type: 'positionReplenished', cell: 'b3' },
        { type: 'positionReplenished', cell: 'd3' },
        'hillFilled',
        'turnStarted',
      ],
    },
  ],
  answer: { step: 'two-farmers', moment: 2 },
} satisfies Scenario<KingOfTheValley>;
