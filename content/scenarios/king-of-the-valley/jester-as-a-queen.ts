import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'jester-as-a-queen',
  teaches: [
    'kv.jester.any-column',
    'kv.jester.impersonates',
    'kv.jester.place-immediately',
    'kv.jester.never-moves',
    'kv.jester.helps-kingdom-and-tax',
    'kv.kingdom.jesters',
    'kv.jester.copy-is-temporary',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 1,
          castle: {
            duke: { up: { duke: 1 } },
            countess: { up: { countess: 1 } },
            knight: { up: { 'knight-3': 1 } },
            farmer: { up: { farmer: 1 } },
          },
        },
        {
          seat: 'mila',
          king: 'c3',
          gold: 5,
          castle: {
            duke: { up: { duke: 2 } },
            countess: { up: { countess: 1 } },
            knight: { up: { 'knight-2': 1 } },
            farmer: { up: { farmer: 4 } },
            'farmers-wife': { up: { 'farmers-wife': 1 } },
          },
        },
      ],
      startingPlayer: 'mila',
      turn: 'noor',
      round: 14,
      phase: 2,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'jester',
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
    { name: 'jester', play: { type: 'leg', seat: 'noor', to: 'e2' } },
    { name: 'column', ask: 'noor', accept: [{ type: 'jester', seat: 'noor', column: 'queen' }] },
    {
      name: 'another-column',
      refused: { type: 'jester', seat: 'noor', column: 'knight' },
      because: 'kv.jester.never-moves',
    },
    {
      name: 'kingdom',
      play: {
        type: 'kingdom',
        seat: 'noor',
        tiles: {
          queen: 'jester',
          duke: 'duke',
          countess: 'countess',
          knight: 'knight-3',
          farmer: 'farmer',
        },
      },
      log: [{ type: 'kingdomClaimed', gold: 5 }],
    },
    { name: 'refill', play: { type: 'column', seat: 'noor', side: 'left' } },
  ],
  answer: { step: 'refill', moment: 3 },
} satisfies Scenario<KingOfTheValley>;
