import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'a-zombie-in-the-middle',
  kind: 'play',
  teaches: [
    'cl.phase1.contested-zombie-recruits',
    'cl.faction.power-only-when-played',
    'cl.phase1.played-zombie-scores',
    'cl.phase1.discard-rest',
  ],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['zombie-6', 'goblin-9'],
      },
      {
        seat: 'mila',
        hand: ['goblin-7', 'dwarf-3'],
      },
    ],
    leader: 'ines',
    contested: 'zombie-9',
    drawPile: ['knight-2', 'doppelganger-4'],
  },
  seat: 'ines',
  goal: [
    {
      type: 'zombiesScored',
      seat: 'ines',
    },
  ],
  avoid: [
    {
      type: 'cardsDiscarded',
      cards: ['goblin-9', 'goblin-7'],
    },
  ],
  rivals: [
    {
      type: 'play',
      seat: 'mila',
      card: 'goblin-7',
    },
    {
      type: 'play',
      seat: 'mila',
      card: 'dwarf-3',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'zombie-6',
    },
  ],
} satisfies Task<Claim>;
