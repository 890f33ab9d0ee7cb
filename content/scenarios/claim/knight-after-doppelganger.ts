import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'knight-after-doppelganger',
  teaches: ['cl.trick.other-faction-loses', 'cl.faction.knight', 'cl.phase1.void-any-card'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['doppelganger-0', 'dwarf-7', 'knight-4'] },
        { seat: 'mila', hand: ['knight-9', 'goblin-3', 'dwarf-1'] },
      ],
      contested: 'zombie-8',
      drawPile: ['dwarf-6', 'goblin-6', 'doppelganger-4', 'knight-5', 'goblin-2'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'doppelganger-0' } },
    {
      name: 'knight-loses',
      play: { type: 'play', seat: 'mila', card: 'knight-9' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'knight-9' },
        { type: 'trickWon', seat: 'noor', by: 'other-faction' },
        { type: 'contestedTaken', seat: 'noor', card: 'zombie-8' },
        { type: 'blindTaken', seat: 'mila', card: 'dwarf-6' },
        { type: 'cardsDiscarded', cards: ['doppelganger-0', 'knight-9'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'goblin-6' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
