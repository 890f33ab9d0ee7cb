import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'vintner-looks-through-a-pile',
  teaches: ['rk.ability.vintner', 'rk.action.recruit.active'],
  seenFrom: 'noor',
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'priest',
          coins: 4,
          subjects: ['vintner'],
          buildings: ['cathedral'],
        },
        {
          seat: 'mila',
          played: 'queen',
          subjects: ['sailor', 'watchman'],
          buildings: ['inn', 'farm'],
        },
        {
          seat: 'juri',
          played: 'diplomat',
          subjects: ['carpenter', 'jailer'],
          buildings: ['mine'],
        },
      ],
      turn: 'noor',
      round: 3,
      piles: {
        'building-1': { cards: ['university'] },
        'building-2': { cards: ['market'] },
        'subject-1': { cards: ['farmer', 'herbalist', 'bishop', 'jailer', 'innkeeper'], size: 5 },
        'subject-2': { cards: ['miner'] },
      },
    },
  },
  steps: [
    {
      name: 'vintner-looks',
      play: { type: 'ability', seat: 'noor', subject: 'vintner', pile: 'subject-1' },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'vintner' },
        {
          type: 'pileSearched',
          seat: 'noor',
          pile: 'subject-1',
          cards: ['farmer', 'herbalist', 'bishop', 'jailer', 'innkeeper'],
        },
      ],
    },
    {
      name: 'money-in-between',
      refused: { type: 'money', seat: 'noor', pile: 'subject-1' },
      because: 'rk.ability.vintner',
    },
    {
      name: 'vintner-takes-the-bishop',
      play: { type: 'take', seat: 'noor', card: 'bishop' },
      log: [
        { type: 'coinsPaid', seat: 'noor', pile: 'subject-1', card: 'bishop', coins: 3 },
        { type: 'cardAcquired', seat: 'noor', card: 'bishop', depth: 2, source: 'ability' },
      ],
    },
    { name: 'priest-takes', play: { type: 'money', seat: 'noor', pile: 'subject-1' } },
  ],
} satisfies Scenario<RivalKings>;
