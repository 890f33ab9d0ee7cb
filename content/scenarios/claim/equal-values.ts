import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'equal-values',
  teaches: ['cl.trick.tie-leader', 'cl.faction.doppelganger.counts-as-led'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['goblin-0-1', 'dwarf-5', 'knight-7'] },
        { seat: 'mila', hand: ['goblin-0-2', 'doppelganger-5', 'zombie-3'] },
      ],
      contested: 'knight-9',
      drawPile: ['dwarf-1', 'doppelganger-8', 'goblin-2', 'zombie-0', 'knight-4'],
    },
  },
  steps: [
    { name: 'noor-leads-zero', play: { type: 'play', seat: 'noor', card: 'goblin-0-1' } },
    {
      name: 'mila-plays-zero',
      play: { type: 'play', seat: 'mila', card: 'goblin-0-2' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'goblin-0-2' },
        { type: 'trickWon', seat: 'noor', by: 'tie' },
        { type: 'contestedTaken', seat: 'noor', card: 'knight-9' },
        { type: 'blindTaken', seat: 'mila', card: 'dwarf-1' },
        { type: 'cardsDiscarded', cards: ['goblin-0-1', 'goblin-0-2'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'doppelganger-8' },
      ],
    },
    { name: 'noor-leads-five', play: { type: 'play', seat: 'noor', card: 'dwarf-5' } },
    {
      name: 'mila-plays-five',
      play: { type: 'play', seat: 'mila', card: 'doppelganger-5' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'doppelganger-5' },
        { type: 'trickWon', seat: 'noor', by: 'tie' },
        { type: 'contestedTaken', seat: 'noor', card: 'doppelganger-8' },
        { type: 'blindTaken', seat: 'mila', card: 'goblin-2' },
        { type: 'cardsDiscarded', cards: ['dwarf-5', 'doppelganger-5'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'zombie-0' },
      ],
    },
  ],
  answer: { step: 'mila-plays-zero', moment: 2 },
} satisfies Scenario<Claim>;
