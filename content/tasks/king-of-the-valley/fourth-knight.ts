import type { Task } from '../../../src/engine/task.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'fourth-knight',
  kind: 'play',
  teaches: ['kv.jester.helps-kingdom-and-tax', 'kv.jester.impersonates'],
  position: {
    players: [
      {
        seat: 'ines',
        king: 'e1',
        gold: 2,
        castle: { duke: { up: { duke: 1 } }, knight: { up: { 'knight-3': 3 } } },
      },
      { seat: 'mila', king: 'c3', gold: 1 },
    ],
    round: 6,
    // prettier-ignore
    valley: {
      a5: 'countess',     b5: 'farmer',   c5: 'knight-2',     d5: 'farmers-wife', e5: 'queen',
      a4: 'farmer',       b4: 'farmer',   c4: 'duke',         d4: 'knight-4',     e4: 'farmers-wife',
      a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife', d3: 'farmer',       e3: 'knight-1',
      a2: 'farmers-wife', b2: 'farmer',   c2: 'countess',     d2: 'farmers-wife', e2: 'tax-collector-4-7',
      a1: 'farmer',       b1: 'duke',     c1: 'farmer',       d1: 'countess',     e1: 'knight-2',
    },
    // prettier-ignore
    hill: {
      L1: 'jester', R1: 'countess', L2: 'priest', R2: 'farmer', L3: 'farmers-wife', R3: 'wizard',
      L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
    },
  },
  seat: 'ines',
  goal: [{ type: 'taxCollected', seat: 'ines' }],
  avoid: [
    { type: 'recruitDeclined', seat: 'ines' },
    { type: 'subjectRecruited', tile: 'countess' },
  ],
  solution: [
    { type: 'recruit', seat: 'ines', place: 'L1' },
    { type: 'jester', seat: 'ines', column: 'knight' },
    { type: 'leg', seat: 'ines', to: 'e2' },
    {
      type: 'tax',
      seat: 'ines',
      column: 'knight',
      tiles: ['knight-3', 'knight-3', 'knight-3', 'jester'],
    },
  ],
} satisfies Task<KingOfTheValley>;
