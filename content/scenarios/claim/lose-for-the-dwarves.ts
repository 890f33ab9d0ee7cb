import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'lose-for-the-dwarves',
  teaches: ['cl.faction.dwarf', 'cl.phase2.follow-faction'],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['dwarf-5', 'goblin-4', 'knight-7'],
          score: [
            'goblin-0-1',
            'goblin-1',
            'goblin-5',
            'goblin-7',
            'knight-2',
            'knight-3',
            'zombie-0',
            'zombie-2',
            'zombie-4',
            'zombie-6',
            'zombie-7',
            'zombie-9',
            'doppelganger-4',
          ],
        },
        {
          seat: 'mila',
          hand: ['dwarf-2', 'dwarf-8', 'doppelganger-9'],
          score: [
            'goblin-0-2',
            'goblin-6',
            'goblin-8',
            'knight-5',
            'knight-8',
            'zombie-1',
            'zombie-3',
            'zombie-5',
            'zombie-8',
            'dwarf-0',
            'dwarf-6',
            'doppelganger-2',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'dwarf-5' } },
    {
      name: 'mila-answers',
      ask: 'mila',
      accept: [{ type: 'play', seat: 'mila', card: 'dwarf-2' }],
    },
    {
      name: 'mila-too-early',
      refused: { type: 'play', seat: 'mila', card: 'dwarf-8' },
      because: 'cl.phase2.leader-plays',
    },
  ],
} satisfies Scenario<Claim>;
