import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'bishop-both-active',
  teaches: [
    'rk.ability.bishop',
    'rk.ability.bishop.both-active',
    'rk.subject.one-subject-per-cycle',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'duke',
          coins: 0,
          subjects: ['vintner', 'bishop'],
          buildings: ['inn'],
        },
        { seat: 'mila', played: 'knight', subjects: ['innkeeper', 'scholar'], buildings: ['farm'] },
        { seat: 'juri', played: 'trader-1', subjects: ['carpenter'], buildings: ['tavern'] },
      ],
      turn: 'noor',
      round: 3,
      piles: {
        'building-1': { cards: ['harbor'] },
        'building-2': { cards: ['forge'] },
        'subject-1': { cards: ['sailor', 'watchman', 'farmer', 'jailer'], size: 4 },
        'subject-2': { cards: ['miner'] },
      },
    },
  },
  steps: [
    {
      name: 'bishop-swaps',
      play: {
        type: 'ability',
        seat: 'noor',
        subject: 'bishop',
        from: 'mila',
        give: 'vintner',
        take: 'innkeeper',
      },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'bishop' },
        {
          type: 'subjectsSwapped',
          seat: 'noor',
          other: 'mila',
          given: 'vintner',
          taken: 'innkeeper',
        },
      ],
    },
    {
      name: 'innkeeper-at-once',
      refused: { type: 'ability', seat: 'noor', subject: 'innkeeper', pile: 'subject-1' },
      because: 'rk.subject.one-subject-per-cycle',
    },
    { name: 'duke-settles', play: { type: 'settle', seat: 'noor' } },
    { name: 'duke-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'vintner-looks',
      play: { type: 'ability', seat: 'mila', subject: 'vintner', pile: 'subject-1' },
    },
    {
      name: 'vintner-finds-the-farmer',
      play: { type: 'take', seat: 'mila', card: 'farmer' },
      log: [
        { type: 'coinsPaid', seat: 'mila', card: 'farmer', coins: 1 },
        { type: 'cardAcquired', seat: 'mila', card: 'farmer', depth: 2 },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
