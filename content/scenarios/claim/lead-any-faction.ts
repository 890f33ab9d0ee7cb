import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'lead-any-faction',
  teaches: ['cl.phase1.lead-any-faction', 'cl.phase1.leader-plays'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['dwarf-6', 'zombie-3', 'knight-2'] },
        { seat: 'mila', hand: ['dwarf-4', 'goblin-1', 'doppelganger-5'] },
      ],
      contested: 'knight-8',
      drawPile: ['goblin-7', 'doppelganger-6', 'dwarf-0', 'knight-4', 'goblin-0-1'],
    },
  },
  steps: [
    {
      name: 'not-in-hand',
      refused: { type: 'play', seat: 'noor', card: 'knight-8' },
      because: 'cl.phase1.leader-plays',
    },
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'dwarf-6' } },
    {
      name: 'mila-follows',
      play: { type: 'play', seat: 'mila', card: 'dwarf-4' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-4' },
        { type: 'trickWon', seat: 'noor', by: 'higher' },
        { type: 'contestedTaken', seat: 'noor', card: 'knight-8' },
        { type: 'blindTaken', seat: 'mila', card: 'goblin-7' },
        { type: 'cardsDiscarded', cards: ['dwarf-6', 'dwarf-4'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'doppelganger-6' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
