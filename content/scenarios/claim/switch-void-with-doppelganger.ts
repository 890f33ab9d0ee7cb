import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'switch-void-with-doppelganger',
  teaches: ['cl.phase1.void-any-card', 'cl.faction.knight'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['goblin-8', 'knight-5', 'dwarf-1'] },
        { seat: 'mila', hand: ['doppelganger-7', 'knight-2', 'zombie-1'] },
      ],
      contested: 'dwarf-8',
      drawPile: ['goblin-5', 'doppelganger-4', 'dwarf-3', 'knight-9', 'zombie-6'],
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
        { type: 'contestedTaken', seat: 'mila', card: 'dwarf-8' },
        { type: 'blindTaken', seat: 'noor', card: 'goblin-5' },
        { type: 'cardsDiscarded', cards: ['goblin-8', 'knight-2'] },
        { type: 'trickBegun', leader: 'mila' },
        { type: 'contestedRevealed', card: 'doppelganger-4' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
