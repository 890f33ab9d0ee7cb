import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'goblin-after-knight',
  teaches: ['cl.faction.knight', 'cl.trick.other-faction-loses'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['knight-3', 'dwarf-2', 'doppelganger-6'] },
        { seat: 'mila', hand: ['goblin-9', 'goblin-7', 'zombie-4'] },
      ],
      contested: 'dwarf-8',
      drawPile: ['goblin-1', 'doppelganger-5', 'knight-6', 'dwarf-0', 'goblin-4'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'knight-3' } },
    {
      name: 'goblin-loses',
      play: { type: 'play', seat: 'mila', card: 'goblin-9' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'goblin-9' },
        { type: 'trickWon', seat: 'noor', by: 'other-faction' },
        { type: 'contestedTaken', seat: 'noor', card: 'dwarf-8' },
        { type: 'blindTaken', seat: 'mila', card: 'goblin-1' },
        { type: 'cardsDiscarded', cards: ['knight-3', 'goblin-9'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'doppelganger-5' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
