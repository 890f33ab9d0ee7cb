import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'innkeeper-recruits',
  teaches: ['rk.ability.innkeeper', 'rk.components.character-anatomy', 'rk.subject.old-or-new'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'lord-protector', coins: 6, subjects: ['innkeeper'] },
        { seat: 'mila', played: 'duke', buildings: ['harbor'] },
        { seat: 'juri', played: 'trader-2', subjects: ['vintner'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['inn'] },
        'building-2': { cards: ['castle-wall'] },
        'subject-1': { cards: ['jailer'] },
        'subject-2': { cards: ['miner'] },
      },
    },
  },
  steps: [
    {
      name: 'lord-recruits',
      refused: { type: 'recruit', seat: 'noor', pile: 'subject-1' },
      because: 'rk.components.character-anatomy',
    },
    {
      name: 'innkeeper-recruits',
      play: { type: 'ability', seat: 'noor', subject: 'innkeeper', pile: 'subject-1' },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'innkeeper' },
        { type: 'coinsPaid', seat: 'noor', card: 'jailer', coins: 3 },
        { type: 'cardAcquired', seat: 'noor', card: 'jailer', source: 'ability' },
      ],
    },
    {
      name: 'jailer-too',
      refused: { type: 'ability', seat: 'noor', subject: 'jailer' },
      because: 'rk.subject.old-or-new',
    },
    { name: 'lord-buys', play: { type: 'buy', seat: 'noor', pile: 'building-1' } },
  ],
} satisfies Scenario<RivalKings>;
