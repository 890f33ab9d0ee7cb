import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'no-gold-for-the-priest',
  teaches: ['kv.priest.pay-one', 'kv.summon.priest-differs'],
  start: {
    position: {
      players: [
        { seat: 'noor', king: 'a1', gold: 0 },
        { seat: 'mila', king: 'e5', gold: 1 },
      ],
      round: 2,
      // prettier-ignore
      valley: {
        a5: 'knight-1', b5: 'farmers-wife', c5: 'duke',     d5: 'farmer',       e5: 'countess',
        a4: 'countess', b4: 'knight-2',     c4: 'farmer',   d4: 'farmers-wife', e4: 'farmer',
        a3: 'priest',   b3: 'farmer',       c3: 'knight-3', d3: 'farmer',       e3: 'duke',
        a2: 'priest',   b2: 'farmers-wife', c2: 'countess', d2: 'knight-4',     e2: 'farmers-wife',
        a1: 'queen',    b1: 'farmer',       c1: 'knight-1', d1: 'countess',     e1: 'farmer',
      },
      // prettier-ignore
      hill: {
        L1: 'farmer', R1: 'knight-3', L2: 'farmers-wife', R2: 'knight-1', L3: 'countess', R3: 'wizard',
        L4: 'farmer', R4: 'farmer', L5: 'farmers-wife', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    {
      name: 'stop-there',
      refused: { type: 'leg', seat: 'noor', to: 'a2' },
      because: 'kv.priest.pay-one',
    },
    {
      name: 'as-a-pair',
      refused: { type: 'leg', seat: 'noor', to: 'a4', take: ['a2', 'a3'] },
      because: 'kv.summon.priest-differs',
    },
    {
      name: 'past-them',
      play: { type: 'leg', seat: 'noor', to: 'a4' },
      log: [{ type: 'kingMoved', passed: ['a2', 'a3'] }, 'tilesSummoned'],
    },
  ],
} satisfies Scenario<KingOfTheValley>;
