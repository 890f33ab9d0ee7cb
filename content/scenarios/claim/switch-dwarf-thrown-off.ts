import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'switch-dwarf-thrown-off',
  teaches: ['cl.faction.dwarf', 'cl.faction.dwarf.rest-to-winner'],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['knight-5', 'zombie-3', 'goblin-2'],
          score: [
            'goblin-1',
            'knight-6',
            'zombie-0',
            'zombie-1',
            'zombie-4',
            'zombie-5',
            'zombie-6',
            'dwarf-3',
            'dwarf-6',
            'dwarf-7',
            'doppelganger-5',
            'doppelganger-7',
            'doppelganger-8',
          ],
        },
        {
          seat: 'mila',
          hand: ['dwarf-8', 'goblin-8', 'goblin-6'],
          score: [
            'goblin-5',
            'knight-3',
            'knight-4',
            'knight-7',
            'knight-9',
            'zombie-2',
            'zombie-7',
            'zombie-8',
            'zombie-9',
            'dwarf-1',
            'dwarf-2',
            'doppelganger-1',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'knight-5' } },
    {
      name: 'mila-throws-off',
      play: { type: 'play', seat: 'mila', card: 'dwarf-8' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-8' },
        { type: 'trickWon', seat: 'noor', by: 'other-faction' },
        { type: 'cardsCollected', seat: 'noor', cards: ['knight-5'] },
        { type: 'dwarvesCollected', seat: 'mila', cards: ['dwarf-8'] },
        { type: 'trickBegun', leader: 'noor' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
