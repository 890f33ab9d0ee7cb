import type { Task } from '../../../src/engine/task.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'trade-up',
  kind: 'play',
  teaches: ['kv.wizard.swap', 'kv.wizard.free'],
  position: {
    players: [
      {
        seat: 'ines',
        king: 'e1',
        gold: 0,
        castle: { knight: { up: { 'knight-3': 1 } }, farmer: { up: { farmer: 1 } } },
      },
      { seat: 'mila', king: 'c3', gold: 1 },
    ],
    round: 4,
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
      L4: 'farmer', R4: 'farmer', L5: 'queen', R5: 'countess', L6: 'duke', R6: 'knight-4',
    },
  },
  seat: 'ines',
  goal: [{ type: 'subjectsExchanged', seat: 'ines', given: 'farmer', taken: 'queen' }],
  avoid: [{ type: 'tilesSummoned', seat: 'ines', way: 'passed' }],
  solution: [
    { type: 'leg', seat: 'ines', to: 'e2' },
    { type: 'exchange', seat: 'ines', column: 'farmer', give: 'farmer', place: 'L5' },
  ],
} satisfies Task<KingOfTheValley>;
