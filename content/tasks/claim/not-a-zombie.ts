import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'not-a-zombie',
  kind: 'predict',
  teaches: [
    'cl.faction.doppelganger.after-zombie',
    'cl.faction.doppelganger.no-power-copied',
    'cl.phase1.played-zombie-scores',
  ],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['knight-7'],
      },
      {
        seat: 'mila',
        hand: ['doppelganger-3', 'zombie-2'],
      },
    ],
    leader: 'ines',
    led: 'zombie-5',
    contested: 'dwarf-4',
    drawPile: ['goblin-6', 'knight-3'],
  },
  then: [
    {
      type: 'play',
      seat: 'mila',
      card: 'doppelganger-3',
    },
  ],
  asks: {
    count: [
      {
        event: {
          type: 'zombiesScored',
          seat: 'ines',
        },
        field: 'cards',
      },
    ],
    among: [0, 1, 2],
  },
} satisfies Task<Claim>;
