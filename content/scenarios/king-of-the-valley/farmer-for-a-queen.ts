import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'farmer-for-a-queen',
  teaches: [
    'kv.wizard.swap',
    'kv.wizard.free',
    'kv.wizard.subjects-only',
    'kv.wizard.twice',
    'kv.specialist.must-activate',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 0,
          castle: { farmer: { up: { farmer: 1 } }, 'farmers-wife': { up: { 'farmers-wife': 1 } } },
        },
        { seat: 'mila', king: 'c3', gold: 1, castle: { knight: { up: { 'knight-4': 1 } } } },
      ],
      round: 6,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'wizard',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'wizard',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'countess',     e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'tax-collector-3-5', L3: 'farmers-wife', R3: 'farmer',
        L4: 'farmer', R4: 'farmer', L5: 'queen', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    { name: 'two-wizards', play: { type: 'leg', seat: 'noor', to: 'e4', take: ['e2', 'e3'] } },
    {
      name: 'priest',
      refused: { type: 'exchange', seat: 'noor', column: 'farmer', give: 'farmer', place: 'L2' },
      because: 'kv.wizard.subjects-only',
    },
    {
      name: 'queen',
      play: { type: 'exchange', seat: 'noor', column: 'farmer', give: 'farmer', place: 'L5' },
      log: [
        { type: 'subjectsExchanged', given: 'farmer', taken: 'queen', place: 'L5' },
        { type: 'specialistDiscarded', tile: 'wizard' },
      ],
    },
    {
      name: 'duke',
      play: {
        type: 'exchange',
        seat: 'noor',
        column: 'farmers-wife',
        give: 'farmers-wife',
        place: 'L6',
      },
      log: [
        { type: 'subjectsExchanged', given: 'farmers-wife', taken: 'duke' },
        'specialistDiscarded',
      ],
    },
    { name: 'refill', play: { type: 'column', seat: 'noor', side: 'right' } },
  ],
  answer: { step: 'duke', moment: 1 },
} satisfies Scenario<KingOfTheValley>;
