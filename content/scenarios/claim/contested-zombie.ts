import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'contested-zombie',
  teaches: [
    'cl.phase1.contested-zombie-recruits',
    'cl.faction.power-only-when-played',
    'cl.faction.dwarf.phase2-only',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['dwarf-5', 'goblin-3', 'knight-2'] },
        { seat: 'mila', hand: ['dwarf-6', 'doppelganger-1', 'knight-5'] },
      ],
      contested: 'zombie-9',
      drawPile: ['doppelganger-8', 'dwarf-0', 'goblin-7', 'knight-8', 'zombie-4'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'dwarf-5' } },
    {
      name: 'mila-wins',
      play: { type: 'play', seat: 'mila', card: 'dwarf-6' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-6' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'zombie-9' },
        { type: 'blindTaken', seat: 'noor', card: 'doppelganger-8' },
        { type: 'cardsDiscarded', cards: ['dwarf-5', 'dwarf-6'] },
        { type: 'trickBegun', leader: 'mila' },
        { type: 'contestedRevealed', card: 'dwarf-0' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
