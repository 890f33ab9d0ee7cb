import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'blind-card',
  teaches: [
    'cl.phase1.loser-takes-blind',
    'cl.phase1.loser-may-look',
    'cl.phase1.loser-may-not-show',
    'cl.piles.recruit-face-down',
  ],
  seenFrom: 'noor',
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['knight-7', 'dwarf-2', 'goblin-1'] },
        { seat: 'mila', hand: ['knight-3', 'dwarf-5', 'goblin-6'] },
      ],
      contested: 'dwarf-4',
      drawPile: ['goblin-9', 'doppelganger-2', 'dwarf-9', 'knight-5', 'doppelganger-1'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'knight-7' } },
    {
      name: 'mila-loses',
      play: { type: 'play', seat: 'mila', card: 'knight-3' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'knight-3' },
        { type: 'trickWon', seat: 'noor', by: 'higher' },
        { type: 'contestedTaken', seat: 'noor', card: 'dwarf-4' },
        { type: 'blindTaken', seat: 'mila', card: 'goblin-9' },
        { type: 'cardsDiscarded', cards: ['knight-7', 'knight-3'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'doppelganger-2' },
      ],
    },
    { name: 'noor-leads-again', play: { type: 'play', seat: 'noor', card: 'dwarf-2' } },
    {
      name: 'noor-loses',
      play: { type: 'play', seat: 'mila', card: 'dwarf-5' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-5' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'doppelganger-2' },
        { type: 'blindTaken', seat: 'noor', card: 'dwarf-9' },
        { type: 'cardsDiscarded', cards: ['dwarf-2', 'dwarf-5'] },
        { type: 'trickBegun', leader: 'mila' },
        { type: 'contestedRevealed', card: 'knight-5' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
