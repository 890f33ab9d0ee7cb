import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'cheaper-for-the-next',
  teaches: [
    'kv.hill.recruit.pay-row-price',
    'kv.replenish.slide-down',
    'kv.hill.gap-until-refill',
    'kv.replenish.hill-after-valley',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'e1' },
        { seat: 'mila', king: 'c3' },
      ],
      round: 2,
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
        L1: 'farmer', R1: 'knight-3', L2: 'duke', R2: 'farmers-wife', L3: 'farmers-wife', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'countess', R6: 'knight-4',
      },
    },
  },
  steps: [
    {
      name: 'duke',
      refused: { type: 'recruit', seat: 'noor', place: 'L2' },
      because: 'kv.hill.recruit.pay-row-price',
    },
    {
      name: 'farmer',
      play: { type: 'recruit', seat: 'noor', place: 'L1' },
      log: [{ type: 'subjectRecruited', place: 'L1', tile: 'farmer', price: 2 }],
    },
    { name: 'summon', play: { type: 'leg', seat: 'noor', to: 'd2' } },
    {
      name: 'refill',
      play: { type: 'column', seat: 'noor', side: 'right' },
      log: ['positionReplenished', { type: 'hillFilled' }, 'turnStarted'],
    },
    {
      name: 'mila-recruits',
      play: { type: 'recruit', seat: 'mila', place: 'L1' },
      log: [{ type: 'subjectRecruited', seat: 'mila', tile: 'duke', price: 2 }],
    },
  ],
} satisfies Scenario<KingOfTheValley>;
