import type { Task } from '../../../src/engine/task.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'two-gold',
  kind: 'play',
  teaches: ['kv.hill.recruit.pay-row-price', 'kv.hill.recruit.any-place'],
  position: {
    players: [
      { seat: 'ines', king: 'e1', gold: 3 },
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
      L1: 'farmer', R1: 'knight-3', L2: 'countess', R2: 'farmers-wife', L3: 'farmers-wife', R3: 'wizard',
      L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
    },
  },
  seat: 'ines',
  goal: [{ type: 'subjectRecruited', tile: 'countess' }],
  avoid: [
    { type: 'subjectRecruited', tile: 'farmer' },
    { type: 'subjectRecruited', tile: 'knight-3' },
    { type: 'subjectRecruited', tile: 'farmers-wife' },
    { type: 'recruitDeclined', seat: 'ines' },
  ],
  solution: [{ type: 'recruit', seat: 'ines', place: 'L2' }],
} satisfies Task<KingOfTheValley>;
