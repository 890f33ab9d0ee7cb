import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'buildings-have-no-ability',
  teaches: ['rk.display.buildings-passive', 'rk.action.recruit.active'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'countess', buildings: ['inn'] },
        { seat: 'mila', played: 'queen', subjects: ['vintner'] },
        { seat: 'juri', played: 'duke', subjects: ['scholar'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['castle-wall'] },
        'building-2': { cards: ['herb-meadow'] },
        'subject-1': { cards: ['innkeeper'] },
        'subject-2': { cards: ['farmer'] },
      },
    },
  },
  steps: [
    {
      name: 'inn-without-an-innkeeper',
      refused: { type: 'ability', seat: 'noor', subject: 'innkeeper', pile: 'subject-2' },
      because: 'rk.display.buildings-passive',
    },
    { name: 'countess-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
    {
      name: 'innkeeper-recruits',
      play: { type: 'ability', seat: 'noor', subject: 'innkeeper', pile: 'subject-2' },
      log: [
        'abilityUsed',
        { type: 'coinsPaid', coins: 1 },
        { type: 'cardAcquired', seat: 'noor', card: 'farmer', source: 'ability' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
