import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'dwarf-led',
  teaches: ['cl.faction.dwarf.rest-to-winner', 'cl.faction.dwarf'],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['dwarf-1', 'doppelganger-2', 'knight-8'],
          score: [
            'goblin-0-1',
            'goblin-0-3',
            'goblin-0-4',
            'goblin-0-5',
            'goblin-4',
            'knight-5',
            'zombie-1',
            'zombie-2',
            'zombie-5',
            'zombie-7',
            'dwarf-4',
            'doppelganger-1',
            'doppelganger-4',
          ],
        },
        {
          seat: 'mila',
          hand: ['goblin-9', 'zombie-6', 'knight-3'],
          score: [
            'goblin-3',
            'knight-6',
            'zombie-0',
            'zombie-3',
            'zombie-4',
            'zombie-8',
            'zombie-9',
            'dwarf-0',
            'dwarf-2',
            'doppelganger-0',
            'doppelganger-5',
            'doppelganger-6',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'dwarf-1' } },
    {
      name: 'goblin-thrown-off',
      play: { type: 'play', seat: 'mila', card: 'goblin-9' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'goblin-9' },
        { type: 'trickWon', seat: 'noor', by: 'other-faction' },
        { type: 'cardsCollected', seat: 'noor', cards: ['goblin-9'] },
        { type: 'dwarvesCollected', seat: 'mila', cards: ['dwarf-1'] },
        { type: 'trickBegun', leader: 'noor' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
