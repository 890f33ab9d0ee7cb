import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'perfect-pairs-protected',
  teaches: [
    'rk.pair.perfect.protected',
    'rk.ability.bishop.protected',
    'rk.ability.court-lady.protected',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'duke',
          coins: 2,
          subjects: ['gardener', 'bishop'],
          buildings: ['garden', 'inn'],
        },
        {
          seat: 'mila',
          played: 'knight',
          subjects: ['miner', 'court-lady'],
          buildings: ['mine', 'forge'],
        },
        { seat: 'juri', played: 'trader-2', subjects: ['sailor'], buildings: ['market'] },
      ],
      turn: 'noor',
      round: 3,
      piles: {
        'building-1': { cards: ['university'] },
        'building-2': { cards: ['farm'] },
        'subject-1': { cards: ['scholar'] },
        'subject-2': { cards: ['watchman'] },
      },
    },
  },
  steps: [
    {
      name: 'their-miner',
      refused: {
        type: 'ability',
        seat: 'noor',
        subject: 'bishop',
        from: 'mila',
        give: 'bishop',
        take: 'miner',
      },
      because: 'rk.ability.bishop.protected',
    },
    {
      name: 'own-gardener',
      refused: {
        type: 'ability',
        seat: 'noor',
        subject: 'bishop',
        from: 'juri',
        give: 'gardener',
        take: 'sailor',
      },
      because: 'rk.pair.perfect.protected',
    },
    { name: 'duke-settles', play: { type: 'settle', seat: 'noor' } },
    { name: 'duke-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'their-garden',
      refused: {
        type: 'ability',
        seat: 'mila',
        subject: 'court-lady',
        from: 'noor',
        give: 'forge',
        take: 'garden',
      },
      because: 'rk.ability.court-lady.protected',
    },
    {
      name: 'court-lady-takes-the-inn',
      play: {
        type: 'ability',
        seat: 'mila',
        subject: 'court-lady',
        from: 'noor',
        give: 'forge',
        take: 'inn',
      },
      log: [
        'abilityUsed',
        { type: 'buildingsSwapped', seat: 'mila', other: 'noor', given: 'forge', taken: 'inn' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
