import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'two-dwarves',
  teaches: ['cl.faction.dwarf', 'cl.phase2.same-winner-rule'],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['dwarf-7', 'dwarf-1', 'knight-5'],
          score: [
            'goblin-0-4',
            'goblin-0-5',
            'goblin-2',
            'goblin-9',
            'knight-2',
            'zombie-0',
            'zombie-2',
            'zombie-4',
            'zombie-5',
            'zombie-6',
            'zombie-9',
            'dwarf-5',
            'dwarf-6',
          ],
        },
        {
          seat: 'mila',
          hand: ['dwarf-2', 'dwarf-9', 'goblin-6'],
          score: [
            'goblin-3',
            'knight-4',
            'knight-6',
            'knight-8',
            'zombie-1',
            'zombie-3',
            'zombie-7',
            'zombie-8',
            'dwarf-3',
            'dwarf-4',
            'doppelganger-0',
            'doppelganger-6',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads-seven', play: { type: 'play', seat: 'noor', card: 'dwarf-7' } },
    {
      name: 'mila-loses',
      play: { type: 'play', seat: 'mila', card: 'dwarf-2' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-2' },
        { type: 'trickWon', seat: 'noor', by: 'higher' },
        { type: 'dwarvesCollected', seat: 'mila', cards: ['dwarf-7', 'dwarf-2'] },
        { type: 'trickBegun', leader: 'noor' },
      ],
    },
    { name: 'noor-leads-one', play: { type: 'play', seat: 'noor', card: 'dwarf-1' } },
    {
      name: 'mila-wins',
      play: { type: 'play', seat: 'mila', card: 'dwarf-9' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-9' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'dwarvesCollected', seat: 'noor', cards: ['dwarf-1', 'dwarf-9'] },
        { type: 'trickBegun', leader: 'mila' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
