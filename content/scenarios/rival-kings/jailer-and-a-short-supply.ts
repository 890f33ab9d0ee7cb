import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'jailer-and-a-short-supply',
  teaches: ['rk.ability.jailer', 'rk.money.circulation'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'countess',
          coins: 6,
          markers: 4,
          subjects: ['herbalist', 'jailer'],
        },
        {
          seat: 'mila',
          played: 'queen',
          coins: 11,
          subjects: ['sailor'],
          buildings: ['farm', 'inn'],
        },
        { seat: 'juri', played: 'duke', coins: 12, subjects: ['jailer'], buildings: ['tavern'] },
      ],
      turn: 'noor',
      round: 3,
      piles: {
        'building-1': { cards: ['harbor'], coins: 6 },
        'building-2': { cards: ['forge'], coins: 3 },
        'subject-1': { cards: ['scholar'], coins: 5 },
        'subject-2': { cards: ['carpenter'], coins: 3 },
      },
    },
  },
  steps: [
    {
      name: 'jailer-collects',
      play: { type: 'ability', seat: 'noor', subject: 'jailer' },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'jailer' },
        { type: 'coinsReceived', seat: 'noor', coins: 2 },
      ],
    },
    {
      name: 'jailer-again',
      refused: { type: 'ability', seat: 'noor', subject: 'jailer' },
      because: 'rk.subject.once-per-cycle',
    },
    { name: 'countess-settles', play: { type: 'settle', seat: 'noor' } },
  ],
} satisfies Scenario<RivalKings>;
