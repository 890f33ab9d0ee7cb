import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'gold-for-nothing',
  teaches: [
    'kv.tax.free-collectors',
    'kv.summon.specialists-same-way',
    'kv.specialist.must-activate',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'e1' },
        { seat: 'mila', king: 'c3' },
      ],
      round: 1,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',     d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',         d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife', d3: 'farmer',       e3: 'tax-collector-0-4',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'farmer',       d2: 'farmer',       e2: 'tax-collector-0-3',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',       d1: 'countess',     e1: 'knight-2',
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
      name: 'both',
      play: { type: 'leg', seat: 'noor', to: 'e4', take: ['e2', 'e3'] },
      log: [
        'kingMoved',
        'tilesSummoned',
        { type: 'taxCollected', gold: 3 },
        'specialistDiscarded',
        { type: 'taxCollected', gold: 4 },
        'specialistDiscarded',
      ],
    },
    { name: 'refill', play: { type: 'column', seat: 'noor', side: 'right' } },
  ],
} satisfies Scenario<KingOfTheValley>;
