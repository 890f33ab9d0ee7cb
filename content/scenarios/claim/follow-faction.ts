import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'follow-faction',
  teaches: ['cl.phase1.follow-faction', 'cl.phase1.follower-plays'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['dwarf-6', 'knight-4', 'goblin-3'] },
        { seat: 'mila', hand: ['dwarf-2', 'dwarf-9', 'knight-8'] },
      ],
      contested: 'goblin-5',
      drawPile: ['doppelganger-0', 'dwarf-1', 'zombie-4', 'goblin-0-1', 'knight-3'],
    },
  },
  steps: [
    { name: 'noor-leads-dwarf', play: { type: 'play', seat: 'noor', card: 'dwarf-6' } },
    {
      name: 'knight-on-dwarf',
      refused: { type: 'play', seat: 'mila', card: 'knight-8' },
      because: 'cl.phase1.follow-faction',
    },
    {
      name: 'low-dwarf',
      play: { type: 'play', seat: 'mila', card: 'dwarf-2' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-2' },
        { type: 'trickWon', seat: 'noor', by: 'higher' },
        { type: 'contestedTaken', seat: 'noor', card: 'goblin-5' },
        { type: 'blindTaken', seat: 'mila', card: 'doppelganger-0' },
        { type: 'cardsDiscarded', cards: ['dwarf-6', 'dwarf-2'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'dwarf-1' },
      ],
    },
    { name: 'noor-leads-knight', play: { type: 'play', seat: 'noor', card: 'knight-4' } },
    {
      name: 'dwarf-on-knight',
      refused: { type: 'play', seat: 'mila', card: 'dwarf-9' },
      because: 'cl.phase1.follow-faction',
    },
    { name: 'knight-follows', play: { type: 'play', seat: 'mila', card: 'knight-8' } },
  ],
  answer: { step: 'dwarf-on-knight', moment: 1 },
} satisfies Scenario<Claim>;
