import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'set-up-four-players',
  teaches: [
    'rk.setup.four-players',
    'rk.components.inventory',
    'rk.setup.coin-supply',
    'rk.setup.crests',
    'rk.setup.marker-supply',
  ],
  seenFrom: 'noor',
  start: {
    position: {
      box: true,
      players: [{ seat: 'noor' }, { seat: 'mila' }, { seat: 'juri' }, { seat: 'ines' }],
    },
    seed: 4,
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
        { type: 'handDealt', seat: 'ines' },
        { type: 'leftoversSet', count: 0 },
        { type: 'cycleStarted', cycle: 1 },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
