import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'set-up-two-players',
  teaches: [
    'rk.setup.two-players',
    'rk.setup.deal-characters',
    'rk.setup.pile-money',
    'rk.setup.starting-money',
    'rk.setup.starting-marker',
  ],
  seenFrom: 'noor',
  start: { position: { box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] }, seed: 2 },
  steps: [
    {
      name: 'choose-from-the-box',
      refused: { type: 'choose', seat: 'noor', character: 'queen' },
      because: 'rk.setup.deal-characters',
    },
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
        { type: 'leftoversSet', count: 6 },
        { type: 'cycleStarted', cycle: 1 },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
