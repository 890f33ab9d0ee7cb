import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-farmer-two-stolen',
  teaches: ['rk.ability.farmer'],
  start: {
    position: {
      turn: 'juri',
      players: [
        { seat: 'noor', played: 'courtier', coins: 9 },
        { seat: 'mila', played: 'countess', markers: 0, subjects: ['market-woman'] },
        {
          seat: 'juri',
          played: 'trader-1',
          markers: 3,
          subjects: ['farmer'],
          crests: [
            { action: 'money', by: 'noor' },
            { action: 'recruit', by: 'mila' },
          ],
        },
      ],
      piles: {
        'building-1': { cards: ['market'], coins: 0 },
        'building-2': { cards: ['prison'], coins: 0 },
        'subject-1': { cards: ['sailor'], coins: 4 },
        'subject-2': { cards: ['herbalist'], coins: 0 },
      },
    },
  },
  steps: [
    {
      name: 'farmer-recovers',
      play: { type: 'ability', seat: 'juri', subject: 'farmer', action: 'money' },
      log: [
        { type: 'abilityUsed', seat: 'juri', subject: 'farmer' },
        { type: 'actionRecovered', seat: 'juri', actions: ['money'] },
      ],
    },
    { name: 'trader-takes', play: { type: 'money', seat: 'juri', pile: 'subject-1' } },
    {
      name: 'trader-recruits',
      refused: { type: 'recruit', seat: 'juri', pile: 'subject-2' },
      because: 'rk.steal.covered-lost',
    },
    { name: 'trader-settles', play: { type: 'settle', seat: 'juri' } },
  ],
} satisfies Scenario<RivalKings>;
