import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'three-farmers-pay',
  teaches: [
    'kv.tax.use-identical-face-up',
    'kv.tax.gain-gold',
    'kv.tax.turn-face-down',
    'kv.tax.token',
    'kv.tax.requirement-classes',
    'kv.tax.face-down-still-scores',
    'kv.specialist.must-activate',
    'kv.specialist.discard-after-use',
    'kv.specialist.not-a-subject',
    'kv.end.turn-all-face-up',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 1,
          castle: { duke: { up: { duke: 1 } }, farmer: { up: { farmer: 3 } } },
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
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'tax-collector-3-5',
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
      name: 'collector',
      play: { type: 'leg', seat: 'noor', to: 'e2' },
      log: [
        'kingMoved',
        { type: 'tilesSummoned', tiles: [{ cell: 'e2', tile: 'tax-collector-3-5' }] },
      ],
    },
    {
      name: 'later',
      refused: { type: 'column', seat: 'noor', side: 'left' },
      because: 'kv.specialist.must-activate',
    },
    {
      name: 'two-farmers',
      refused: { type: 'tax', seat: 'noor', column: 'farmer', tiles: ['farmer', 'farmer'] },
      because: 'kv.tax.use-identical-face-up',
    },
    {
      name: 'pay',
      play: { type: 'tax', seat: 'noor', column: 'farmer', tiles: ['farmer', 'farmer', 'farmer'] },
      log: [
        { type: 'taxCollected', gold: 5, column: 'farmer' },
        { type: 'specialistDiscarded', tile: 'tax-collector-3-5' },
      ],
    },
    { name: 'refill', play: { type: 'column', seat: 'noor', side: 'left' } },
  ],
  answer: { step: 'pay', moment: 1 },
} satisfies Scenario<KingOfTheValley>;
