import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'scholar-counts-buildings',
  teaches: ['rk.ability.scholar', 'rk.money.circulation', 'rk.subject.any-time'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'lord-protector',
          coins: 4,
          subjects: ['scholar'],
          buildings: ['inn', 'mine'],
        },
        { seat: 'mila', played: 'duke', subjects: ['scholar'] },
        { seat: 'juri', played: 'trader-1', buildings: ['tavern'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['pavilion'] },
        'building-2': { cards: ['castle-wall'] },
        'subject-1': { cards: ['innkeeper'] },
        'subject-2': { cards: ['sailor'] },
      },
    },
  },
  steps: [
    {
      name: 'what-first',
      ask: 'noor',
      accept: [
        { type: 'buy', seat: 'noor', pile: 'building-1' },
        { type: 'buy', seat: 'noor', pile: 'building-2' },
      ],
    },
    {
      name: 'scholar-collects',
      play: { type: 'ability', seat: 'noor', subject: 'scholar' },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'scholar' },
        { type: 'coinsReceived', seat: 'noor', coins: 3 },
      ],
    },
    { name: 'lord-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'scholar-without-a-building',
      refused: { type: 'ability', seat: 'mila', subject: 'scholar' },
      because: 'rk.ability.scholar',
    },
  ],
} satisfies Scenario<RivalKings>;
