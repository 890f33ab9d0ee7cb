import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'dwarf-thrown-off',
  teaches: ['cl.faction.dwarf', 'cl.faction.dwarf.rest-to-winner'],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['knight-6', 'doppelganger-9', 'goblin-1'],
          score: [
            'goblin-0-4',
            'goblin-0-5',
            'goblin-2',
            'goblin-3',
            'goblin-9',
            'knight-3',
            'zombie-1',
            'zombie-4',
            'zombie-9',
            'dwarf-4',
            'doppelganger-4',
            'doppelganger-6',
            'doppelganger-8',
          ],
        },
        {
          seat: 'mila',
          hand: ['dwarf-9', 'dwarf-0', 'zombie-2'],
          score: [
            'goblin-6',
            'knight-4',
            'zombie-0',
            'zombie-3',
            'zombie-5',
            'zombie-6',
            'zombie-7',
            'zombie-8',
            'dwarf-6',
            'dwarf-8',
            'doppelganger-0',
            'doppelganger-2',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads-knight', play: { type: 'play', seat: 'noor', card: 'knight-6' } },
    {
      name: 'nine-thrown-off',
      play: { type: 'play', seat: 'mila', card: 'dwarf-9' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-9' },
        { type: 'trickWon', seat: 'noor', by: 'other-faction' },
        { type: 'cardsCollected', seat: 'noor', cards: ['knight-6'] },
        { type: 'dwarvesCollected', seat: 'mila', cards: ['dwarf-9'] },
        { type: 'trickBegun', leader: 'noor' },
      ],
    },
    {
      name: 'noor-leads-doppelganger',
      play: { type: 'play', seat: 'noor', card: 'doppelganger-9' },
    },
    {
      name: 'zero-thrown-off',
      play: { type: 'play', seat: 'mila', card: 'dwarf-0' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-0' },
        { type: 'trickWon', seat: 'noor', by: 'other-faction' },
        { type: 'cardsCollected', seat: 'noor', cards: ['doppelganger-9'] },
        { type: 'dwarvesCollected', seat: 'mila', cards: ['dwarf-0'] },
        { type: 'trickBegun', leader: 'noor' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
