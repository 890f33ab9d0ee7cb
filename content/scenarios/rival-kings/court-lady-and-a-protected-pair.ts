import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'court-lady-and-a-protected-pair',
  teaches: ['rk.ability.court-lady', 'rk.ability.court-lady.protected'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'bursar', subjects: ['sailor', 'court-lady'], buildings: ['farm'] },
        { seat: 'mila', played: 'trader-1', subjects: ['jailer'], buildings: ['harbor', 'prison'] },
        { seat: 'juri', played: 'duke', subjects: ['vintner'], buildings: ['inn'] },
      ],
      turn: 'noor',
      round: 3,
      piles: {
        'building-1': { cards: ['mine'] },
        'building-2': { cards: ['pavilion'] },
        'subject-1': { cards: ['gardener'] },
        'subject-2': { cards: ['innkeeper'] },
      },
    },
  },
  steps: [
    {
      name: 'prison-is-protected',
      refused: {
        type: 'ability',
        seat: 'noor',
        subject: 'court-lady',
        from: 'mila',
        give: 'farm',
        take: 'prison',
      },
      because: 'rk.ability.court-lady.protected',
    },
    {
      name: 'court-lady-swaps',
      play: {
        type: 'ability',
        seat: 'noor',
        subject: 'court-lady',
        from: 'mila',
        give: 'farm',
        take: 'harbor',
      },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'court-lady' },
        { type: 'buildingsSwapped', seat: 'noor', other: 'mila', given: 'farm', taken: 'harbor' },
      ],
    },
    { name: 'bursar-takes', play: { type: 'money', seat: 'noor', pile: 'building-2' } },
    { name: 'bursar-buys', play: { type: 'buy', seat: 'noor', pile: 'building-2' } },
  ],
} satisfies Scenario<RivalKings>;
