import type { Scenario } from '../../../src/engine/scenario.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';

export default {
  game: 'king-of-the-valley',
  id: 'wizard-wants-a-face-up-tile',
  teaches: ['kv.wizard.requirement', 'kv.specialist.requirement'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          king: 'e1',
          gold: 1,
          castle: { farmer: { down: { farmer: 3 } } },
          taxed: ['farmer'],
        },
        { seat: 'mila', king: 'c3', gold: 1, castle: { knight: { up: { 'knight-4': 1 } } } },
      ],
      round: 6,
      // prettier-ignore
      valley: {
        a5: 'countess',     b5: 'farmer',   c5: 'knight-2',          d5: 'farmers-wife', e5: 'queen',
        a4: 'farmer',       b4: 'farmer',   c4: 'duke',              d4: 'knight-4',     e4: 'farmers-wife',
        a3: 'knight-3',     b3: 'countess', c3: 'farmers-wife',      d3: 'farmer',       e3: 'knight-1',
        a2: 'farmers-wife', b2: 'countess', c2: 'tax-collector-0-3', d2: 'farmer',       e2: 'wizard',
        a1: 'farmer',       b1: 'duke',     c1: 'farmer',            d1: 'farmer',       e1: 'knight-2',
      },
      // prettier-ignore
      hill: {
        L1: 'jester', R1: 'knight-3', L2: 'priest', R2: 'tax-collector-3-5', L3: 'farmers-wife', R3: 'farmer',
        L4: 'farmer', R4: 'farmer', L5: 'knight-1', R5: 'countess', L6: 'duke', R6: 'knight-4',
      },
    },
  },
  steps: [
    {
      name: 'noor-wants-the-wizard',
      refused: { type: 'leg', seat: 'noor', to: 'e2' },
      because: 'kv.wizard.requirement',
    },
    { name: 'noor-takes-a-farmer', play: { type: 'leg', seat: 'noor', to: 'd2' } },
    { name: 'noor-refills', play: { type: 'column', seat: 'noor', side: 'right' } },
    { name: 'mila-moves', play: { type: 'leg', seat: 'mila', to: 'b3' } },
    { name: 'mila-refills', play: { type: 'column', seat: 'mila', side: 'right' } },
    {
      name: 'wizard',
      play: { type: 'leg', seat: 'noor', to: 'e2' },
      log: ['kingMoved', { type: 'tilesSummoned', tiles: [{ cell: 'e2', tile: 'wizard' }] }],
    },
    {
      name: 'swap',
      play: { type: 'exchange', seat: 'noor', column: 'farmer', give: 'farmer', place: 'L6' },
    },
  ],
  answer: { step: 'noor-wants-the-wizard', moment: 1 },
} satisfies Scenario<KingOfTheValley>;
