import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'only-the-newest-subject',
  teaches: ['rk.subject.active', 'rk.display.rows'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'count',
          subjects: ['market-woman', 'herbalist'],
          buildings: ['inn'],
        },
        { seat: 'mila', played: 'diplomat', markers: 0, subjects: ['scholar'] },
        { seat: 'juri', played: 'queen', buildings: ['farm'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['tavern'] },
        'building-2': { cards: ['mine'] },
        'subject-1': { cards: ['jailer'] },
        'subject-2': { cards: ['troubadour'] },
      },
    },
  },
  steps: [
    {
      name: 'market-woman-is-covered',
      refused: { type: 'ability', seat: 'noor', subject: 'market-woman', pile: 'building-1' },
      because: 'rk.subject.active',
    },
    {
      name: 'herbalist-gives',
      play: { type: 'ability', seat: 'noor', subject: 'herbalist', to: 'mila' },
      log: ['abilityUsed', { type: 'markerPassed', seat: 'noor', to: 'mila', source: 'ability' }],
    },
    {
      name: 'count-buys',
      play: { type: 'buy', seat: 'noor', pile: 'building-1' },
      log: [
        { type: 'coinsPaid', coins: 4 },
        { type: 'cardAcquired', seat: 'noor', card: 'tavern' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
