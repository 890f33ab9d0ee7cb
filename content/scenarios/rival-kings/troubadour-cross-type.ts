import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'troubadour-cross-type',
  teaches: ['rk.ability.troubadour', 'rk.ability.troubadour.cross-type', 'rk.action.top-card'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'bursar',
          coins: 0,
          subjects: ['herbalist', 'troubadour'],
          buildings: ['farm'],
        },
        { seat: 'mila', played: 'trader-1', subjects: ['farmer'], buildings: ['university'] },
        { seat: 'juri', played: 'duke', subjects: ['vintner'], buildings: ['inn'] },
      ],
      turn: 'noor',
      round: 3,
      piles: {
        'building-1': { cards: ['prison'] },
        'building-2': { cards: ['forge'] },
        'subject-1': { cards: ['scholar'], coins: 2 },
        'subject-2': { cards: ['miner'] },
      },
    },
  },
  steps: [
    {
      name: 'troubadour-swaps',
      play: {
        type: 'ability',
        seat: 'noor',
        subject: 'troubadour',
        give: 'farm',
        pile: 'subject-1',
      },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'troubadour' },
        {
          type: 'displaySwapped',
          seat: 'noor',
          pile: 'subject-1',
          given: 'farm',
          taken: 'scholar',
          outOfGame: false,
        },
      ],
    },
    {
      name: 'scholar-at-once',
      refused: { type: 'ability', seat: 'noor', subject: 'scholar' },
      because: 'rk.subject.one-subject-per-cycle',
    },
    { name: 'bursar-takes', play: { type: 'money', seat: 'noor', pile: 'building-2' } },
    { name: 'bursar-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'no-subject-on-top',
      refused: { type: 'recruit', seat: 'mila', pile: 'subject-1' },
      because: 'rk.action.top-card',
    },
    {
      name: 'trader-buys-the-farm',
      play: { type: 'buy', seat: 'mila', pile: 'subject-1' },
      log: [
        { type: 'coinsPaid', seat: 'mila', pile: 'subject-1', card: 'farm', coins: 3 },
        { type: 'cardAcquired', seat: 'mila', card: 'farm', pile: 'subject-1', action: 'buy' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
