import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'equally-many',
  kind: 'play',
  teaches: ['cl.score.tie-highest-card'],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['doppelganger-8', 'goblin-9'],
        score: [
          'knight-9',
          'knight-2',
          'zombie-3',
          'zombie-4',
          'zombie-9',
          'dwarf-1',
          'dwarf-6',
          'dwarf-7',
          'goblin-0-1',
          'doppelganger-1',
          'doppelganger-4',
        ],
      },
      {
        seat: 'mila',
        hand: ['dwarf-4'],
        score: [
          'knight-3',
          'knight-7',
          'knight-8',
          'zombie-0',
          'zombie-1',
          'zombie-2',
          'zombie-5',
          'zombie-6',
          'zombie-7',
          'zombie-8',
          'dwarf-9',
          'goblin-7',
          'doppelganger-0',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
    led: 'knight-5',
  },
  seat: 'ines',
  goal: [
    {
      type: 'voteGiven',
      faction: 'knight',
      seat: 'ines',
    },
  ],
  avoid: [
    {
      type: 'cardsCollected',
      seat: 'mila',
      cards: ['knight-5', 'goblin-9'],
    },
  ],
  rivals: [
    {
      type: 'play',
      seat: 'mila',
      card: 'dwarf-4',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'doppelganger-8',
    },
    {
      type: 'play',
      seat: 'ines',
      card: 'goblin-9',
    },
  ],
} satisfies Task<Claim>;
