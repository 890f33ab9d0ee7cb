import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'what-the-hill-sells',
  teaches: [
    'kv.hill.recruit.subjects-only',
    'kv.hill.recruit.any-place',
    'kv.hill.recruit.at-most-one',
    'kv.hill.recruit.pay-row-price',
    'kv.hill.specialists-not-from-hill',
    'kv.gold.two-uses',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'e1', gold: 9 },
        { seat: 'mila', king: 'c3', gold: 1 },
      ],
      round: 5,
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
        L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'tax-collector-3-5', L3: 'farmers-wife', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    {
      name: 'priest',
      refused: { type: 'recruit', seat: 'noor', place: 'L2' },
      because: 'kv.hill.specialists-not-from-hill',
    },
    {
      name: 'duke',
      refused: { type: 'recruit', seat: 'noor', place: 'L6' },
      because: 'kv.hill.recruit.pay-row-price',
    },
    {
      name: 'countess',
      play: { type: 'recruit', seat: 'noor', place: 'R5' },
      log: [{ type: 'subjectRecruited', place: 'R5', tile: 'countess', price: 8 }],
    },
    {
      name: 'another',
      refused: { type: 'recruit', seat: 'noor', place: 'R1' },
      because: 'kv.hill.recruit.at-most-one',
    },
    { name: 'farmer', play: { type: 'leg', seat: 'noor', to: 'd2' } },
    { name: 'refill', play: { type: 'column', seat: 'noor', side: 'left' } },
    { name: 'mila-moves', play: { type: 'leg', seat: 'mila', to: 'b3' } },
    {
      name: 'mila-refills',
      play: { type: 'column', seat: 'mila', side: 'left' },
      log: [
        { type: 'positionReplenished', cell: 'b3', tile: 'priest' },
        'hillFilled',
        'turnStarted',
      ],
    },
  ],
  answer: { step: 'another', moment: 1 },
} satisfies Scenario<KingOfTheValley>;
