import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'queen-under-the-king',
  teaches: [
    'kv.replenish.under-the-king',
    'kv.replenish.mandatory',
    'kv.replenish.from-bottom',
    'kv.summon.not-under-other-king',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'e1', gold: 1 },
        { seat: 'mila', king: 'd3', gold: 1 },
      ],
      round: 3,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',     d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',         d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife', d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'countess',     d2: 'farmer',       e2: 'knight-1',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',       d1: 'countess',     e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: 'queen', R1: 'knight-3', L2: 'priest', R2: 'farmer', L3: 'farmers-wife', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    { name: 'duke', play: { type: 'leg', seat: 'noor', to: 'b1' } },
    {
      name: 'no-refill',
      refused: { type: 'decline', seat: 'noor' },
      because: 'kv.replenish.mandatory',
    },
    {
      name: 'queen-arrives',
      play: { type: 'column', seat: 'noor', side: 'left' },
      log: [
        { type: 'positionReplenished', cell: 'b1', tile: 'queen' },
        'hillFilled',
        'turnStarted',
      ],
    },
    {
      name: 'mila-wants-her',
      refused: { type: 'leg', seat: 'mila', to: 'b1' },
      because: 'kv.summon.not-under-other-king',
    },
    { name: 'mila-comes-closer', play: { type: 'leg', seat: 'mila', to: 'c2' } },
    { name: 'mila-refills', play: { type: 'column', seat: 'mila', side: 'right' } },
    {
      name: 'noor-stays',
      refused: { type: 'leg', seat: 'noor', to: 'b1' },
      because: 'kv.summon.mandatory',
    },
    { name: 'noor-leaves', play: { type: 'leg', seat: 'noor', to: 'a1' } },
    { name: 'noor-refills', play: { type: 'column', seat: 'noor', side: 'right' } },
    {
      name: 'mila-takes-her',
      play: { type: 'leg', seat: 'mila', to: 'b1' },
      log: ['kingMoved', { type: 'tilesSummoned', tiles: [{ cell: 'b1', tile: 'queen' }] }],
    },
  ],
} satisfies Scenario<KingOfTheValley>;
