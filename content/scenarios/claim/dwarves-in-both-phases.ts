import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'dwarves-in-both-phases',
  teaches: ['cl.faction.dwarf.phase2-only', 'cl.faction.dwarf', 'cl.phase1.discard-rest'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          hand: ['dwarf-4'],
          recruits: {
            won: ['dwarf-2', 'knight-4', 'doppelganger-3', 'goblin-9', 'zombie-1', 'knight-7'],
            blind: ['goblin-0-1', 'dwarf-7', 'doppelganger-5', 'zombie-8', 'goblin-2', 'knight-6'],
          },
        },
        {
          seat: 'mila',
          hand: ['dwarf-8'],
          recruits: {
            won: ['dwarf-5', 'doppelganger-7', 'goblin-4', 'zombie-3', 'knight-2', 'dwarf-0'],
            blind: ['zombie-9', 'doppelganger-8', 'goblin-0-2', 'dwarf-1', 'knight-3', 'goblin-5'],
          },
        },
      ],
      contested: 'goblin-6',
      drawPile: ['doppelganger-1'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'dwarf-4' } },
    {
      name: 'mila-wins',
      play: { type: 'play', seat: 'mila', card: 'dwarf-8' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-8' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'goblin-6' },
        { type: 'blindTaken', seat: 'noor', card: 'doppelganger-1' },
        { type: 'cardsDiscarded', cards: ['dwarf-4', 'dwarf-8'] },
        { type: 'phaseEnded', phase: 1 },
        'recruitsTaken',
        'recruitsTaken',
        { type: 'trickBegun', leader: 'mila', phase: 2, trick: 1 },
      ],
    },
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'dwarf-5' } },
    {
      name: 'noor-loses',
      play: { type: 'play', seat: 'noor', card: 'dwarf-2' },
      log: [
        { type: 'cardPlayed', seat: 'noor', card: 'dwarf-2' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'dwarvesCollected', seat: 'noor', cards: ['dwarf-5', 'dwarf-2'] },
        { type: 'trickBegun', leader: 'mila', phase: 2, trick: 2 },
      ],
    },
  ],
} satisfies Scenario<Claim>;
