import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'a-whole-trick',
  teaches: [
    'cl.phase1.trick-steps',
    'cl.phase1.contested-card',
    'cl.phase1.winner-takes-contested',
    'cl.phase1.discard-rest',
    'cl.leader.previous-winner',
    'cl.phase1.reveal',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['dwarf-6', 'knight-3', 'goblin-4'] },
        { seat: 'mila', hand: ['dwarf-8', 'goblin-2', 'zombie-5'] },
      ],
      contested: 'doppelganger-7',
      drawPile: ['knight-9', 'zombie-1', 'dwarf-2', 'doppelganger-3', 'goblin-8'],
    },
  },
  steps: [
    {
      name: 'noor-leads',
      play: { type: 'play', seat: 'noor', card: 'dwarf-6' },
      log: [{ type: 'cardPlayed', seat: 'noor', card: 'dwarf-6' }],
    },
    {
      name: 'mila-follows',
      play: { type: 'play', seat: 'mila', card: 'dwarf-8' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-8' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'doppelganger-7' },
        { type: 'blindTaken', seat: 'noor', card: 'knight-9' },
        { type: 'cardsDiscarded', cards: ['dwarf-6', 'dwarf-8'] },
        { type: 'trickBegun', leader: 'mila', phase: 1, trick: 12 },
        { type: 'contestedRevealed', card: 'zombie-1' },
      ],
    },
    {
      name: 'noor-again',
      refused: { type: 'play', seat: 'noor', card: 'knight-3' },
      because: 'cl.phase1.leader-plays',
    },
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'goblin-2' } },
  ],
} satisfies Scenario<Claim>;
