import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'herbalist-gives-a-marker',
  teaches: ['rk.ability.herbalist'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'lord-protector', subjects: ['herbalist'] },
        { seat: 'mila', played: 'duke', subjects: ['herbalist'], markers: 1 },
        { seat: 'juri', played: 'trader-1', buildings: ['farm'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['herb-meadow'] },
        'building-2': { cards: ['tavern'] },
        'subject-1': { cards: ['carpenter'] },
        'subject-2': { cards: ['bishop'] },
      },
    },
  },
  steps: [
    {
      name: 'herbalist-gives',
      play: { type: 'ability', seat: 'noor', subject: 'herbalist', to: 'juri' },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'herbalist' },
        { type: 'markerPassed', seat: 'noor', to: 'juri', source: 'ability' },
      ],
    },
    { name: 'lord-buys', play: { type: 'buy', seat: 'noor', pile: 'building-1' } },
    { name: 'lord-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'duke-settles', play: { type: 'settle', seat: 'mila' } },
    {
      name: 'nothing-left-to-give',
      refused: { type: 'ability', seat: 'mila', subject: 'herbalist', to: 'noor' },
      because: 'rk.ability.herbalist',
    },
  ],
} satisfies Scenario<RivalKings>;
