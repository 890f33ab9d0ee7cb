import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-farmer-one-action-limit',
  teaches: ['rk.ability.farmer', 'rk.conflict.equal.one-action'],
  start: {
    position: {
      turn: 'mila',
      players: [
        { seat: 'noor', played: 'queen', subjects: ['vintner', 'herbalist'] },
        {
          seat: 'mila',
          played: 'knight',
          markers: 3,
          subjects: ['farmer'],
          crests: [{ action: 'recruit', by: 'noor' }],
        },
        { seat: 'juri', played: 'bursar', markers: 4, crests: [{ action: 'money', by: 'noor' }] },
      ],
      piles: {
        'building-1': { cards: ['farm'] },
        'building-2': { cards: ['harbor'], coins: 0 },
        'subject-1': { cards: ['sailor'], coins: 3 },
        'subject-2': { cards: ['gardener'], coins: 3 },
      },
    },
  },
  steps: [
    {
      name: 'farmer-recovers',
      play: { type: 'ability', seat: 'mila', subject: 'farmer', action: 'recruit' },
    },
    { name: 'knight-recruits', play: { type: 'recruit', seat: 'mila', pile: 'subject-1' } },
    { name: 'knight-takes', play: { type: 'money', seat: 'mila', pile: 'subject-1' } },
  ],
} satisfies Scenario<RivalKings>;
