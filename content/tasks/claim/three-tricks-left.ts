import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'three-tricks-left',
  kind: 'play',
  teaches: [
    'cl.phase2.follow-faction',
    'cl.phase2.winner-takes-both',
    'cl.faction.doppelganger.counts-as-led',
    'cl.end.after-last-trick',
    'cl.score.phase1-zombies-count',
    'cl.score.majority',
    'cl.goal.three-votes',
  ],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['zombie-3', 'doppelganger-5', 'dwarf-2'],
        score: [
          'zombie-0',
          'zombie-1',
          'zombie-2',
          'zombie-4',
          'zombie-5',
          'zombie-6',
          'goblin-5',
          'doppelganger-4',
          'knight-7',
          'dwarf-9',
        ],
      },
      {
        seat: 'mila',
        hand: ['dwarf-4', 'goblin-8'],
        score: [
          'zombie-7',
          'zombie-8',
          'goblin-6',
          'doppelganger-8',
          'knight-2',
          'knight-6',
          'dwarf-1',
          'dwarf-3',
          'dwarf-5',
          'dwarf-8',
        ],
      },
    ],
    phase: 2,
    leader: 'mila',
    led: 'zombie-9',
  },
  seat: 'ines',
  goal: [
    {
      type: 'gameWon',
      seat: 'ines',
    },
  ],
  avoid: [
    {
      type: 'cardsCollected',
      seat: 'mila',
      cards: ['zombie-9', 'doppelganger-5'],
    },
    {
      type: 'dwarvesCollected',
      seat: 'ines',
    },
  ],
  rivals: [
    {
      type: 'play',
      seat: 'mila',
      card: 'dwarf-4',
    },
    {
      type: 'play',
      seat: 'mila',
      card: 'goblin-8',
    },
  ],
  solution: [
    {
      type: 'play',
      seat: 'ines',
      card: 'zombie-3',
    },
    {
      type: 'play',
      seat: 'ines',
      card: 'doppelganger-5',
    },
    {
      type: 'play',
      seat: 'ines',
      card: 'dwarf-2',
    },
  ],
} satisfies Task<Claim>;
