import type { Task } from '../../../src/engine/task.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'minus-one',
  kind: 'predict',
  teaches: ['kv.summon.gap-allowed', 'kv.summon.pass-other-kings'],
  position: {
    players: [
      { seat: 'ines', king: 'a3' },
      { seat: 'mila', king: 'c3' },
    ],
    round: 1,
    // prettier-ignore
    valley: {
      a5: 'knight-1',     b5: 'countess', c5: 'duke',     d5: 'knight-2',     e5: 'countess',
      a4: 'farmers-wife', b4: 'knight-3', c4: 'farmer',   d4: 'farmers-wife', e4: 'knight-4',
      a3: 'farmers-wife', b3: 'farmer',   c3: 'farmer',   d3: 'farmer',       e3: 'farmers-wife',
      a2: 'farmer',       b2: 'knight-1', c2: 'countess', d2: 'duke',         e2: 'farmer',
      a1: 'countess',     b1: 'farmer',   c1: 'knight-4', d1: 'farmer',       e1: 'queen',
    },
    // prettier-ignore
    hill: {
      L1: 'farmer', R1: 'knight-3', L2: 'farmers-wife', R2: 'knight-1', L3: 'countess', R3: 'wizard',
      L4: 'farmer', R4: 'farmer', L5: 'farmers-wife', R5: 'countess', L6: 'duke', R6: 'knight-4',
    },
  },
  then: [{ type: 'leg', seat: 'ines', to: 'e3', take: ['b3', 'd3'] }],
  asks: {
    pieces: [{ event: 'tilesSummoned', field: 'tiles.cell' }],
    among: { b3: 'cell:b3', c3: 'cell:c3', d3: 'cell:d3' },
  },
} satisfies Task<KingOfTheValley>;
