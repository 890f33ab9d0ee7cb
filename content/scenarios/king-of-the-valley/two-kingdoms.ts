import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'two-kingdoms',
  teaches: ['kv.kingdom.one-per-turn', 'kv.kingdom.not-after-the-end', 'kv.kingdom.gain'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'd2',
          gold: 0,
          castle: {
            queen: { up: { queen: 2 } },
            duke: { up: { duke: 2 } },
            countess: { up: { countess: 2 } },
            knight: { up: { 'knight-3': 2 } },
            farmer: { up: { farmer: 2 } },
          },
        },
        {
          seat: 'mila',
          king: 'c3',
          gold: 1,
          castle: {
            duke: { up: { duke: 1 } },
            countess: { up: { countess: 1 } },
            knight: { up: { 'knight-2': 1 } },
            farmer: { up: { farmer: 4 } },
            'farmers-wife': { up: { 'farmers-wife': 1 } },
          },
        },
      ],
      turn: 'noor',
      round: 14,
      phase: 3,
      opened: ['d2'],
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: null,           e2: 'knight-1',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'countess',     e1: 'knight-2',
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
    {
      name: 'first',
      play: {
        type: 'kingdom',
        seat: 'noor',
        tiles: {
          queen: 'queen',
          duke: 'duke',
          countess: 'countess',
          knight: 'knight-3',
          farmer: 'farmer',
        },
      },
      log: [{ type: 'kingdomClaimed', gold: 5 }],
    },
    {
      name: 'second',
      refused: {
        type: 'kingdom',
        seat: 'noor',
        tiles: {
          queen: 'queen',
          duke: 'duke',
          countess: 'countess',
          knight: 'knight-3',
          farmer: 'farmer',
        },
      },
      because: 'kv.kingdom.one-per-turn',
    },
    {
      name: 'refill',
      play: { type: 'column', seat: 'noor', side: 'left' },
      log: [
        'positionReplenished',
        { type: 'endTriggered', seat: 'noor', missing: 1 },
        { type: 'turnStarted', seat: 'mila' },
      ],
    },
    { name: 'mila-moves', play: { type: 'leg', seat: 'mila', to: 'b3' } },
    { name: 'mila-refills', play: { type: 'column', seat: 'mila', side: 'right' } },
    {
      name: 'too-late',
      refused: {
        type: 'kingdom',
        seat: 'noor',
        tiles: {
          queen: 'queen',
          duke: 'duke',
          countess: 'countess',
          knight: 'knight-3',
          farmer: 'farmer',
        },
      },
      because: 'kv.kingdom.not-after-the-end',
    },
  ],
  answer: { step: 'second', moment: 1 },
} satisfies Scenario<KingOfTheValley>;
