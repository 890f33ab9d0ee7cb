import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'bishop-leaves-pairs-alone',
  teaches: ['rk.ability.bishop.protected', 'rk.ability.bishop'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'duke',
          coins: 0,
          markers: 0,
          subjects: ['farmer', 'bishop'],
          buildings: ['tavern'],
        },
        {
          seat: 'mila',
          played: 'trader-1',
          subjects: ['troubadour', 'miner'],
          buildings: ['inn', 'mine'],
        },
        { seat: 'juri', played: 'knight', subjects: ['bishop'], buildings: ['market'] },
      ],
      turn: 'noor',
      round: 3,
      piles: {
        'building-1': { cards: ['garden'] },
        'building-2': { cards: ['vineyard'] },
        'subject-1': { cards: ['jailer'] },
        'subject-2': { cards: ['innkeeper'] },
      },
    },
  },
  steps: [
    {
      name: 'miner-is-protected',
      refused: {
        type: 'ability',
        seat: 'noor',
        subject: 'bishop',
        from: 'mila',
        give: 'farmer',
        take: 'miner',
      },
      because: 'rk.ability.bishop.protected',
    },
    {
      name: 'bishop-takes-the-troubadour',
      play: {
        type: 'ability',
        seat: 'noor',
        subject: 'bishop',
        from: 'mila',
        give: 'farmer',
        take: 'troubadour',
      },
      log: [
        'abilityUsed',
        {
          type: 'subjectsSwapped',
          seat: 'noor',
          other: 'mila',
          given: 'farmer',
          taken: 'troubadour',
        },
      ],
    },
    { name: 'duke-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'troubadour-is-protected-now',
      refused: {
        type: 'ability',
        seat: 'juri',
        subject: 'bishop',
        from: 'noor',
        give: 'bishop',
        take: 'troubadour',
      },
      because: 'rk.ability.bishop.protected',
    },
    { name: 'knight-takes', play: { type: 'money', seat: 'juri', pile: 'building-1' } },
  ],
} satisfies Scenario<RivalKings>;
