import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'win-the-zombies',
  kind: 'play',
  teaches: ['cl.phase1.played-zombie-scores', 'cl.faction.zombie', 'cl.piles.score-face-up'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['zombie-8', 'zombie-1'],
      },
      {
        seat: 'mila',
        hand: ['knight-5'],
      },
    ],
    leader: 'mila',
    led: 'zombie-4',
    contested: 'dwarf-1',
    drawPile: ['goblin-7', 'doppelganger-2'],
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
      type: 'trickWon',
      seat: 'mila',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'zombie-8',
    },
  ],
} satisfies Task<Claim>;
