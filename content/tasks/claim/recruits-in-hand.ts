import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'recruits-in-hand',
  kind: 'play',
  teaches: [
    'cl.structure.two-phases',
    'cl.phase1.end',
    'cl.phase2.take-recruits',
    'cl.phase1.recruits-become-hand',
    'cl.phase2.no-contested-card',
    'cl.leader.previous-winner',
  ],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['goblin-8', 'goblin-5'],
        recruits: {
          won: ['knight-2', 'knight-9', 'dwarf-8', 'doppelganger-5', 'goblin-4'],
          blind: [
            'doppelganger-9',
            'goblin-0-3',
            'zombie-2',
            'knight-7',
            'dwarf-1',
            'doppelganger-3',
          ],
        },
        score: ['zombie-1', 'zombie-4', 'zombie-8'],
      },
      {
        seat: 'mila',
        hand: ['goblin-6'],
        recruits: {
          won: ['knight-5', 'zombie-9', 'doppelganger-6', 'dwarf-9', 'doppelganger-1', 'knight-8'],
          blind: ['goblin-0-2', 'dwarf-4', 'zombie-6', 'knight-3', 'doppelganger-8'],
        },
        score: ['zombie-0', 'zombie-3', 'zombie-5', 'zombie-7'],
      },
    ],
    leader: 'mila',
    led: 'goblin-3',
    contested: 'knight-4',
    drawPile: ['dwarf-2', 'doppelganger-7', 'goblin-9'],
  },
  seat: 'ines',
  goal: [
    {
      type: 'trickBegun',
      phase: 2,
      leader: 'ines',
    },
  ],
  avoid: [
    {
      type: 'cardsDiscarded',
      cards: ['goblin-3', 'goblin-8'],
    },
  ],
  rivals: [
    {
      type: 'play',
      seat: 'mila',
      card: 'goblin-6',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'goblin-5',
    },
    {
      type: 'play',
      seat: 'ines',
      card: 'goblin-8',
    },
  ],
} satisfies Task<Claim>;
