import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'watchman-not-against-the-herbalist',
  teaches: ['rk.ability.watchman.not-herbalist', 'rk.ability.herbalist', 'rk.ability.watchman'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'bursar', markers: 2, subjects: ['herbalist'] },
        { seat: 'mila', played: 'trader-1', markers: 0, subjects: ['watchman'] },
        { seat: 'juri', played: 'duke', buildings: ['inn'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['university'] },
        'building-2': { cards: ['carpentry'] },
        'subject-1': { cards: ['jailer'] },
        'subject-2': { cards: ['vintner'] },
      },
    },
  },
  steps: [
    {
      name: 'herbalist-gives',
      play: { type: 'ability', seat: 'noor', subject: 'herbalist', to: 'mila' },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'herbalist' },
        { type: 'markerPassed', seat: 'noor', to: 'mila', source: 'ability' },
      ],
    },
    {
      name: 'watchman-fends',
      refused: { type: 'ability', seat: 'mila', subject: 'watchman' },
      because: 'rk.ability.watchman',
    },
    { name: 'bursar-takes', play: { type: 'money', seat: 'noor', pile: 'building-1' } },
  ],
} satisfies Scenario<RivalKings>;
