import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'jester-from-the-hill',
  teaches: ['kv.wizard.swap', 'kv.jester.place-immediately', 'kv.jester.any-column'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 0,
          castle: {
            duke: { up: { duke: 1 } },
            countess: { up: { countess: 1 } },
            knight: { up: { 'knight-3': 1 } },
            farmer: { up: { farmer: 2 } },
          },
        },
        { seat: 'mila', king: 'c3', gold: 1, castle: { knight: { up: { 'knight-4': 1 } } } },
      ],
      round: 6,
      phase: 2,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'wizard',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'countess',     e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'tax-collector-3-5', L3: 'farmers-wife', R3: 'farmer',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    { name: 'wizard', play: { type: 'leg', seat: 'noor', to: 'e2' } },
    {
      name: 'swap',
      play: { type: 'exchange', seat: 'noor', column: 'farmer', give: 'farmer', place: 'L1' },
      log: [{ type: 'subjectsExchanged', given: 'farmer', taken: 'jester' }, 'specialistDiscarded'],
    },
    {
      name: 'kingdom-first',
      refused: {
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
      because: 'kv.jester.place-immediately',
    },
    { name: 'queen', play: { type: 'jester', seat: 'noor', column: 'queen' } },
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
    { name: 'refill', play: { type: 'column', seat: 'noor', side: 'right' } },
  ],
} satisfies Scenario<KingOfTheValley>;
