import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'coin-travels',
  teaches: ['kv.priest.coin-on-new-tile', 'kv.priest.coin-to-summoner'],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'e3', gold: 1, castle: { duke: { up: { duke: 1 } } } },
        { seat: 'mila', king: 'a1', gold: 1 },
        { seat: 'juri', king: 'c5', gold: 1 },
      ],
      round: 2,
      phase: 4,
      opened: ['a3', 'e3'],
      coins: ['a3'],
      discard: { priest: 1 },
      // prettier-ignore
      valley: {
        a5: 'knight-1', b5: 'farmers-wife', c5: 'duke',     d5: 'farmer',       e5: 'countess',
        a4: 'countess', b4: 'knight-2',     c4: 'farmer',   d4: 'farmers-wife', e4: 'farmer',
        a3: null,       b3: 'farmer',       c3: 'knight-3', d3: 'farmer',       e3: null,
        a2: 'farmer',   b2: 'farmers-wife', c2: 'countess', d2: 'knight-4',     e2: 'farmers-wife',
        a1: 'countess', b1: 'farmer',       c1: 'knight-1', d1: 'countess',     e1: 'farmer',
      },
      // prettier-ignore
      hill: {
        L1: 'queen', R1: 'knight-3', L2: 'farmers-wife', R2: 'knight-1', L3: 'countess', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'farmers-wife', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    {
      name: 'refill',
      play: { type: 'column', seat: 'noor', side: 'left' },
      log: [
        { type: 'positionReplenished', cell: 'a3', tile: 'queen', coin: true },
        { type: 'positionReplenished', cell: 'e3', coin: false },
        'hillFilled',
        'turnStarted',
      ],
    },
    {
      name: 'mila-passes',
      play: { type: 'leg', seat: 'mila', to: 'a4' },
      log: [{ type: 'kingMoved', passed: ['a2', 'a3'] }, 'tilesSummoned'],
    },
    { name: 'mila-refills', play: { type: 'column', seat: 'mila', side: 'right' } },
    {
      name: 'juri-takes',
      play: { type: 'leg', seat: 'juri', to: 'a3' },
      log: [
        'kingMoved',
        { type: 'coinsReceived', seat: 'juri', cells: ['a3'] },
        { type: 'tilesSummoned', tiles: [{ cell: 'a3', tile: 'queen' }] },
      ],
    },
  ],
} satisfies Scenario<KingOfTheValley>;
