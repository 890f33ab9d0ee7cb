import type { Task } from '../../../src/engine/task.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'keep-three-farmers',
  kind: 'play',
  teaches: ['kv.kingdom.set-of-five', 'kv.kingdom.turn-face-down'],
  position: {
    players: [
      {
        seat: 'ines',
        king: 'd2',
        gold: 0,
        castle: {
          queen: { up: { queen: 1 } },
          duke: { up: { duke: 1 } },
          countess: { up: { countess: 1 } },
          knight: { up: { 'knight-3': 1 } },
          farmer: { up: { farmer: 3 } },
          'farmers-wife': { up: { 'farmers-wife': 1 } },
        },
      },
      { seat: 'mila', king: 'c3', gold: 1 },
    ],
    round: 7,
    phase: 3,
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
  },
  seat: 'ines',
  goal: [{ type: 'kingdomClaimed', seat: 'ines', tiles: { 'farmers-wife': 'farmers-wife' } }],
  avoid: [
    { type: 'kingdomClaimed', seat: 'ines', tiles: { farmer: 'farmer' } },
    { type: 'kingdomDeclined', seat: 'ines' },
  ],
  solution: [
    {
      type: 'kingdom',
      seat: 'ines',
      tiles: {
        queen: 'queen',
        duke: 'duke',
        countess: 'countess',
        knight: 'knight-3',
        'farmers-wife': 'farmers-wife',
      },
    },
  ],
} satisfies Task<KingOfTheValley>;
