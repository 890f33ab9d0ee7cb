import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'answer-a-doppelganger',
  kind: 'play',
  teaches: ['cl.faction.doppelganger.led', 'cl.trick.highest-led-faction'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['doppelganger-6', 'doppelganger-1', 'goblin-9'],
      },
      {
        seat: 'mila',
        hand: ['knight-8', 'dwarf-5'],
      },
    ],
    leader: 'mila',
    led: 'doppelganger-4',
    contested: 'zombie-8',
    drawPile: ['goblin-3', 'dwarf-2'],
  },
  seat: 'ines',
  goal: [
    {
      type: 'trickWon',
      seat: 'ines',
    },
  ],
  avoid: [
    {
      type: 'trickWon',
      seat: 'mila',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'doppelganger-6',
    },
  ],
} satisfies Task<Claim>;
