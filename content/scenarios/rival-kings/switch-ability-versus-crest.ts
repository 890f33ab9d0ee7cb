import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-ability-versus-crest',
  teaches: ['rk.steal.covered-lost', 'rk.ability.innkeeper'],
  start: {
    position: {
      turn: 'mila',
      players: [
        { seat: 'noor', played: 'queen', coins: 2, subjects: ['vintner', 'market-woman'] },
        {
          seat: 'mila',
          played: 'knight',
          markers: 2,
          subjects: ['innkeeper'],
          crests: [{ action: 'recruit', by: 'noor' }],
        },
        { seat: 'juri', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['forge'] },
        'building-2': { cards: ['castle-wall'] },
        'subject-1': { cards: ['herbalist'], coins: 3 },
        'subject-2': { cards: ['bishop'], coins: 4 },
      },
    },
  },
  steps: [
    {
      name: 'knight-covered',
      refused: { type: 'recruit', seat: 'mila', pile: 'subject-2' },
      because: 'rk.steal.covered-lost',
    },
    {
      name: 'innkeeper-recruits',
      play: { type: 'ability', seat: 'mila', subject: 'innkeeper', pile: 'subject-2' },
      log: [
        { type: 'abilityUsed', seat: 'mila', subject: 'innkeeper' },
        { type: 'coinsPaid', seat: 'mila', card: 'bishop', coins: 3 },
        { type: 'cardAcquired', seat: 'mila', card: 'bishop', source: 'ability' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
