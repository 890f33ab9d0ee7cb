import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'not-a-knight',
  kind: 'play',
  teaches: ['cl.faction.doppelganger.no-power-copied', 'cl.faction.doppelganger.counts-as-led'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['knight-2', 'doppelganger-7'],
      },
      {
        seat: 'mila',
        hand: ['dwarf-3'],
      },
    ],
    leader: 'mila',
    led: 'goblin-8',
    contested: 'goblin-0-1',
    drawPile: ['dwarf-9', 'doppelganger-1'],
  },
  seat: 'ines',
  goal: [
    {
      type: 'blindTaken',
      seat: 'ines',
    },
  ],
  avoid: [
    {
      type: 'trickWon',
      seat: 'ines',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'doppelganger-7',
    },
  ],
} satisfies Task<Claim>;
