import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'old-or-new-subject',
  teaches: ['rk.subject.old-or-new', 'rk.subject.active', 'rk.action.recruit.active'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'queen',
          coins: 1,
          markers: 3,
          subjects: ['jailer'],
          buildings: ['inn'],
        },
        { seat: 'mila', played: 'duke', markers: 3, subjects: ['jailer'], buildings: ['mine'] },
        { seat: 'juri', played: 'trader-1', buildings: ['tavern'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['forge'] },
        'building-2': { cards: ['harbor'] },
        'subject-1': { cards: ['scholar', 'vintner'] },
        'subject-2': { cards: ['innkeeper'] },
      },
    },
  },
  steps: [
    {
      name: 'old-subject-first',
      play: { type: 'ability', seat: 'noor', subject: 'jailer' },
      log: ['abilityUsed', { type: 'coinsReceived', seat: 'noor', coins: 3 }],
    },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
    {
      name: 'new-subject-too',
      refused: { type: 'ability', seat: 'noor', subject: 'scholar' },
      because: 'rk.subject.old-or-new',
    },
    { name: 'queen-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'duke-settles', play: { type: 'settle', seat: 'mila' } },
    { name: 'duke-recruits', play: { type: 'recruit', seat: 'mila', pile: 'subject-2' } },
    {
      name: 'old-subject-afterwards',
      refused: { type: 'ability', seat: 'mila', subject: 'jailer' },
      because: 'rk.subject.active',
    },
    {
      name: 'new-subject-instead',
      play: { type: 'ability', seat: 'mila', subject: 'innkeeper', pile: 'subject-1' },
      log: [
        'abilityUsed',
        { type: 'coinsPaid', seat: 'mila', coins: 1 },
        { type: 'cardAcquired', seat: 'mila', card: 'vintner' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
