import type { Task } from '../../../src/engine/task.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'count-yourself',
  kind: 'predict',
  teaches: ['kv.score.couples', 'kv.score.order-three', 'kv.goal.reputation-parts'],
  position: {
    players: [
      {
        seat: 'ines',
        king: 'd2',
        gold: 4,
        castle: {
          queen: { up: { queen: 1 } },
          knight: { up: { 'knight-3': 3 } },
          farmer: { up: { farmer: 2 } },
          'farmers-wife': { up: { 'farmers-wife': 1 } },
        },
      },
      {
        seat: 'mila',
        king: 'c3',
        gold: 4,
        castle: { countess: { up: { countess: 2 } }, farmer: { up: { farmer: 3 } } },
      },
    ],
    startingPlayer: 'mila',
    turn: 'ines',
    round: 14,
    phase: 4,
    opened: ['d2'],
    // prettier-ignore
    valley: {
      a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
      a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
      a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
      a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: null,           e2: 'knight-1',
      a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'countess',     e1: 'knight-2',
    },
    // prettier-ignore
    hill: {
      L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'farmer', L3: 'farmers-wife', R3: 'wizard',
      L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
    },
    piles: { 2: { size: 0 }, 3: { size: 0 } },
  },
  then: [{ type: 'column', seat: 'ines', side: 'left' }],
  asks: {
    number: [{ event: { type: 'lineScored', seat: 'ines' }, field: 'points' }],
    among: [20, 21, 23, 25],
  },
} satisfies Task<KingOfTheValley>;
