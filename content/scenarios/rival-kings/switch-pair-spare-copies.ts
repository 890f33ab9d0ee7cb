import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-pair-spare-copies',
  teaches: ['rk.ability.court-lady.protected'],
  start: {
    position: {
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'queen', subjects: ['court-lady'], buildings: ['farm'] },
        {
          seat: 'mila',
          played: 'countess',
          subjects: ['vintner', 'miner'],
          buildings: ['vineyard', 'mine', 'mine'],
        },
        { seat: 'juri', played: 'count', subjects: ['scholar'], buildings: ['market'] },
      ],
    },
  },
  steps: [
    {
      name: 'only-copy',
      refused: {
        type: 'ability',
        seat: 'noor',
        subject: 'court-lady',
        from: 'mila',
        give: 'farm',
        take: 'vineyard',
      },
      because: 'rk.ability.court-lady.protected',
    },
    {
      name: 'second-copy',
      play: {
        type: 'ability',
        seat: 'noor',
        subject: 'court-lady',
        from: 'mila',
        give: 'farm',
        take: 'mine',
      },
    },
  ],
} satisfies Scenario<RivalKings>;
