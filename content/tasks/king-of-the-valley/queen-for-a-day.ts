import type { Task } from '../../../src/engine/task.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'queen-for-a-day',
  kind: 'play',
  teaches: ['kv.jester.any-column', 'kv.kingdom.jesters'],
  position: {
    players: [
      {
        seat: 'ines',
        king: 'e1',
        gold: 0,
        castle: {
          duke: { up: { duke: 1 } },
          countess: { up: { countess: 1 } },
          knight: { up: { 'knight-3': 1 } },
          farmer: { up: { farmer: 1 } },
        },
      },
      { seat: 'mila', king: 'c3', gold: 1 },
    ],
    round: 6,
    phase: 2,
    // prettier-ignore
    valley: {
      a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'countess',
      a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
      a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
      a2: 'farmers-wife', b2: 'farmer',   c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'jester',
      a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'countess',     e1: 'knight-2',
    },
    // prettier-ignore
    hill: {
      L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'farmer', L3: 'farmers-wife', R3: 'wizard',
      L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
    },
  },
  seat: 'ines',
  goal: [{ type: 'kingdomClaimed', seat: 'ines' }],
  avoid: [
    { type: 'tilesSummoned', seat: 'ines', way: 'passed' },
    { type: 'kingdomDeclined', seat: 'ines' },
  ],
  solution: [
    { type: 'leg', seat: 'ines', to: 'e2' },
    { type: 'jester', seat: 'ines', column: 'queen' },
    {
      type: 'kingdom',
      seat: 'ines',
      tiles: {
        queen: 'jester',
        duke: 'duke',
        countess: 'countess',
        knight: 'knight-3',
        farmer: 'farmer',
      },
    },
  ],
} satisfies Task<KingOfTheValley>;
