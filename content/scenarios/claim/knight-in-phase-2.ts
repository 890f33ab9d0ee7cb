import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'knight-in-phase-2',
  teaches: [
    'cl.faction.knight.both-phases',
    'cl.phase2.same-winner-rule',
    'cl.faction.knight',
    'cl.phase2.winner-takes-both',
  ],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['goblin-8', 'dwarf-1', 'knight-4'],
          score: [
            'goblin-0-5',
            'goblin-2',
            'goblin-3',
            'knight-8',
            'zombie-0',
            'zombie-1',
            'zombie-2',
            'zombie-3',
            'zombie-6',
            'zombie-7',
            'zombie-9',
            'dwarf-3',
            'doppelganger-9',
          ],
        },
        {
          seat: 'mila',
          hand: ['knight-2', 'zombie-8', 'dwarf-6'],
          score: [
            'goblin-0-1',
            'goblin-0-2',
            'goblin-0-3',
            'goblin-9',
            'zombie-4',
            'zombie-5',
            'dwarf-5',
            'dwarf-8',
            'dwarf-9',
            'doppelganger-0',
            'doppelganger-2',
            'doppelganger-7',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'goblin-8' } },
    {
      name: 'knight-wins',
      play: { type: 'play', seat: 'mila', card: 'knight-2' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'knight-2' },
        { type: 'trickWon', seat: 'mila', by: 'knight' },
        { type: 'cardsCollected', seat: 'mila', cards: ['goblin-8', 'knight-2'] },
        { type: 'trickBegun', leader: 'mila', phase: 2, trick: 12 },
      ],
    },
  ],
} satisfies Scenario<Claim>;
