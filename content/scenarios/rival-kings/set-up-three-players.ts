import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'set-up-three-players',
  teaches: [
    'rk.setup.three-players',
    'rk.setup.building-piles',
    'rk.setup.subject-piles',
    'rk.setup.money-from-rest',
    'rk.components.coin-backs',
    'rk.components.copies',
  ],
  seenFrom: 'noor',
  start: {
    position: { box: true, players: [{ seat: 'noor' }, { seat: 'mila' }, { seat: 'juri' }] },
    seed: 3,
  },
  steps: [
    {
      name: 'set-up',
      play: { type: 'set-up', seat: 'noor' },
      log: [
        { type: 'pilesLaid', kind: 'building' },
        { type: 'pilesLaid', kind: 'subject' },
        'restBecameMoney',
        { type: 'pileMoneyLaid', coins: 2 },
        { type: 'startingMoneyTaken', coins: 5 },
        { type: 'crestsTaken', crests: 2 },
        { type: 'startingMarkersTaken', markers: 1 },
        { type: 'handDealt', seat: 'noor' },
        { type: 'handDealt', seat: 'mila' },
        { type: 'handDealt', seat: 'juri' },
        { type: 'leftoversSet', count: 3 },
        { type: 'cycleStarted', cycle: 1 },
      ],
    },
    {
      name: 'set-up-again',
      refused: { type: 'set-up', seat: 'mila' },
      because: 'rk.setup.building-piles',
    },
  ],
} satisfies Scenario<RivalKings>;
