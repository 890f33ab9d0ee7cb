import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'values',
  teaches: ['cl.trick.highest-led-faction', 'cl.trick.value-order'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['dwarf-1', 'knight-8', 'goblin-5'] },
        { seat: 'mila', hand: ['dwarf-0', 'knight-9', 'goblin-6'] },
      ],
      contested: 'doppelganger-2',
      drawPile: ['dwarf-5', 'goblin-3', 'doppelganger-6', 'knight-2', 'dwarf-7'],
    },
  },
  steps: [
    { name: 'noor-leads-one', play: { type: 'play', seat: 'noor', card: 'dwarf-1' } },
    {
      name: 'mila-plays-zero',
      play: { type: 'play', seat: 'mila', card: 'dwarf-0' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'dwarf-0' },
        { type: 'trickWon', seat: 'noor', by: 'higher' },
        { type: 'contestedTaken', seat: 'noor', card: 'doppelganger-2' },
        { type: 'blindTaken', seat: 'mila', card: 'dwarf-5' },
        { type: 'cardsDiscarded', cards: ['dwarf-1', 'dwarf-0'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'goblin-3' },
      ],
    },
    { name: 'noor-leads-eight', play: { type: 'play', seat: 'noor', card: 'knight-8' } },
    {
      name: 'mila-plays-nine',
      play: { type: 'play', seat: 'mila', card: 'knight-9' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'knight-9' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'goblin-3' },
        { type: 'blindTaken', seat: 'noor', card: 'doppelganger-6' },
        { type: 'cardsDiscarded', cards: ['knight-8', 'knight-9'] },
        { type: 'trickBegun', leader: 'mila' },
        { type: 'contestedRevealed', card: 'knight-2' },
      ],
    },
  ],
  answer: { step: 'mila-plays-zero', moment: 2 },
} satisfies Scenario<Claim>;
