import type { Task } from '../../../src/engine/task.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'many-cards-few-votes',
  kind: 'predict',
  teaches: [
    'cl.goal.three-votes',
    'cl.score.majority',
    'cl.faction.doppelganger.own-faction-in-scoring',
  ],
  position: {
    players: [
      {
        seat: 'ines',
        hand: ['zombie-9'],
        score: [
          'zombie-0',
          'zombie-1',
          'zombie-3',
          'zombie-5',
          'zombie-8',
          'dwarf-1',
          'dwarf-2',
          'dwarf-4',
          'dwarf-6',
          'dwarf-7',
          'dwarf-9',
          'knight-6',
          'knight-9',
          'goblin-8',
        ],
      },
      {
        seat: 'mila',
        hand: ['zombie-2'],
        score: [
          'zombie-4',
          'zombie-6',
          'zombie-7',
          'dwarf-8',
          'knight-3',
          'knight-5',
          'knight-8',
          'goblin-2',
          'goblin-5',
          'doppelganger-3',
          'doppelganger-6',
        ],
      },
    ],
    phase: 2,
    leader: 'ines',
  },
  then: [
    {
      type: 'play',
      seat: 'ines',
      card: 'zombie-9',
    },
    {
      type: 'play',
      seat: 'mila',
      card: 'zombie-2',
    },
  ],
  asks: {
    choice: [{ event: { type: 'voteGiven', seat: 'mila' }, field: 'faction' }],
    among: ['goblin', 'knight', 'zombie', 'dwarf', 'doppelganger'],
    names: 'faction.*.plural',
  },
} satisfies Task<Claim>;
