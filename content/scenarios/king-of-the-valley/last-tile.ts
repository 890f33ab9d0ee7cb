import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'last-tile',
  teaches: [
    'kv.end.trigger',
    'kv.end.complete-round',
    'kv.turn.equal-turns',
    'kv.score.tie-influence',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 1,
          castle: {
            queen: { up: { queen: 1 } },
            duke: { up: { duke: 1 } },
            countess: { up: { countess: 2 } },
            farmer: { up: { farmer: 2 } },
            'farmers-wife': { up: { 'farmers-wife': 1 } },
          },
        },
        {
          seat: 'mila',
          king: 'c3',
          gold: 1,
          castle: {
            duke: { up: { duke: 1 } },
            countess: { up: { countess: 2 } },
            farmer: { up: { farmer: 3 } },
            'farmers-wife': { up: { 'farmers-wife': 3 } },
          },
        },
        {
          seat: 'juri',
          king: 'a4',
          gold: 1,
          castle: {
            knight: { up: { 'knight-1': 2, 'knight-2': 1 } },
            farmer: { up: { farmer: 2 } },
            'farmers-wife': { up: { 'farmers-wife': 1 } },
          },
        },
      ],
      round: 12,
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
        L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'farmer', L3: 'farmers-wife', R3: 'wizard',
        L4: 'countess', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
      piles: { 2: { size: 0 }, 3: { tiles: ['farmer'], size: 1 } },
    },
  },
  steps: [
    { name: 'noor-summons', play: { type: 'leg', seat: 'noor', to: 'd1' } },
    {
      name: 'noor-refills',
      play: { type: 'column', seat: 'noor', side: 'left' },
      log: [
        'positionReplenished',
        { type: 'hillFilled', tiles: [{ place: 'L6', tile: 'farmer', stage: 3 }] },
        { type: 'turnStarted', seat: 'mila' },
      ],
    },
    { name: 'mila-summons', play: { type: 'leg', seat: 'mila', to: 'b4' } },
    {
      name: 'mila-refills',
      play: { type: 'column', seat: 'mila', side: 'right' },
      log: [
        'positionReplenished',
        { type: 'endTriggered', missing: 1 },
        { type: 'turnStarted', seat: 'juri' },
      ],
    },
    { name: 'juri-summons', play: { type: 'leg', seat: 'juri', to: 'c4' } },
    { name: 'juri-refills', play: { type: 'column', seat: 'juri', side: 'left' } },
  ],
} satisfies Scenario<KingOfTheValley>;
