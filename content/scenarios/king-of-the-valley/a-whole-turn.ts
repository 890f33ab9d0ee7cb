import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'a-whole-turn',
  teaches: [
    'kv.turn.four-phases',
    'kv.turn.mandatory-phases',
    'kv.hill.recruit.optional',
    'kv.kingdom.optional',
    'kv.replenish.hill-after-valley',
    'kv.replenish.pile-order',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 2,
          castle: {
            queen: { up: { queen: 1 } },
            duke: { up: { duke: 1 } },
            countess: { up: { countess: 1 } },
            farmer: { up: { farmer: 1 } },
          },
        },
        { seat: 'mila', king: 'c3', gold: 1 },
      ],
      round: 4,
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
      piles: { 2: { tiles: ['farmer'] } },
    },
  },
  steps: [
    { name: 'no-recruiting', play: { type: 'decline', seat: 'noor' } },
    {
      name: 'no-summoning',
      refused: { type: 'decline', seat: 'noor' },
      because: 'kv.summon.mandatory',
    },
    { name: 'knight', play: { type: 'leg', seat: 'noor', to: 'e3' } },
    {
      name: 'recruit-now',
      refused: { type: 'recruit', seat: 'noor', place: 'R1' },
      because: 'kv.turn.four-phases',
    },
    { name: 'no-kingdom', play: { type: 'decline', seat: 'noor' } },
    {
      name: 'kingdom-now',
      refused: {
        type: 'kingdom',
        seat: 'noor',
        tiles: {
          queen: 'queen',
          duke: 'duke',
          countess: 'countess',
          knight: 'knight-1',
          farmer: 'farmer',
        },
      },
      because: 'kv.turn.four-phases',
    },
    {
      name: 'refill',
      play: { type: 'column', seat: 'noor', side: 'left' },
      log: [
        { type: 'positionReplenished', cell: 'e3', tile: 'jester' },
        { type: 'hillFilled', tiles: [{ place: 'L6', tile: 'farmer', stage: 2 }] },
        'turnStarted',
      ],
    },
  ],
} satisfies Scenario<KingOfTheValley>;
