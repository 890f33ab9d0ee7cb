import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-own-perfect-pair',
  teaches: ['rk.pair.perfect.protected'],
  start: {
    position: {
      turn: 'noor',
      players: [
        {
          seat: 'noor',
          played: 'queen',
          subjects: ['miner', 'court-lady'],
          buildings: ['mine', 'farm'],
        },
        { seat: 'mila', played: 'countess', subjects: ['bishop'], buildings: ['pavilion', 'inn'] },
        { seat: 'juri', played: 'count', subjects: ['scholar'], buildings: ['market'] },
      ],
    },
  },
  steps: [
    {
      name: 'gives-the-mine',
      refused: {
        type: 'ability',
        seat: 'noor',
        subject: 'court-lady',
        from: 'mila',
        give: 'mine',
        take: 'pavilion',
      },
      because: 'rk.pair.perfect.protected',
    },
    {
      name: 'gives-the-farm',
      play: {
        type: 'ability',
        seat: 'noor',
        subject: 'court-lady',
        from: 'mila',
        give: 'farm',
        take: 'pavilion',
      },
    },
  ],
} satisfies Scenario<RivalKings>;
