import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'a-nine-that-loses',
  kind: 'play',
  teaches: ['cl.phase1.void-any-card', 'cl.trick.other-faction-loses', 'cl.leader.previous-winner'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['knight-9', 'goblin-5', 'goblin-2'],
        score: [
          'zombie-0',
          'zombie-3',
          'zombie-5',
          'zombie-8',
          'goblin-0-1',
          'knight-3',
          'knight-4',
          'dwarf-2',
          'dwarf-8',
          'doppelganger-4',
        ],
      },
      {
        seat: 'mila',
        hand: ['knight-8', 'dwarf-4'],
        score: [
          'zombie-2',
          'zombie-4',
          'zombie-6',
          'zombie-7',
          'zombie-9',
          'goblin-8',
          'goblin-0-2',
          'knight-5',
          'dwarf-9',
          'doppelganger-1',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
    led: 'zombie-1',
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
      type: 'cardsCollected',
      seat: 'mila',
      cards: ['zombie-1', 'knight-9'],
    },
  ],
  rivals: [
    {
      type: 'play',
      seat: 'mila',
      card: 'knight-8',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'goblin-2',
    },
    {
      type: 'play',
      seat: 'ines',
      card: 'knight-9',
    },
  ],
} satisfies Task<Claim>;
