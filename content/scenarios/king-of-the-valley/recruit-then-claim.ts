import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'recruit-then-claim',
  teaches: [
    'kv.kingdom.set-of-five',
    'kv.kingdom.gain',
    'kv.kingdom.phase-3-only',
    'kv.hill.recruit.at-most-one',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          castle: {
            queen: { up: { queen: 1 } },
            duke: { up: { duke: 1 } },
            knight: { up: { 'knight-3': 1 } },
            farmer: { up: { farmer: 1 } },
          },
        },
        {
          seat: 'mila',
          king: 'c3',
          gold: 3,
          castle: {
            duke: { up: { duke: 1 } },
            farmer: { up: { farmer: 2 } },
            'farmers-wife': { up: { 'farmers-wife': 1 } },
          },
        },
      ],
      round: 6,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'knight-1',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'countess',     e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: 'jester', R1: 'countess', L2: 'priest', R2: 'farmer', L3: 'farmers-wife', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    {
      name: 'countess',
      play: { type: 'recruit', seat: 'noor', place: 'R1' },
      log: [{ type: 'subjectRecruited', tile: 'countess', price: 2 }],
    },
    {
      name: 'too-early',
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
      because: 'kv.kingdom.phase-3-only',
    },
    { name: 'summon', play: { type: 'leg', seat: 'noor', to: 'd2' } },
    {
      name: 'claim',
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
      name: 'spend-it',
      refused: { type: 'recruit', seat: 'noor', place: 'L1' },
      because: 'kv.hill.recruit.at-most-one',
    },
    { name: 'refill', play: { type: 'column', seat: 'noor', side: 'left' } },
  ],
} satisfies Scenario<KingOfTheValley>;
