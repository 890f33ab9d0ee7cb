import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'doppelganger-ties',
  teaches: [
    'cl.trick.tie-leader',
    'cl.faction.doppelganger.wild',
    'cl.faction.doppelganger.counts-as-led',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['goblin-9', 'knight-6', 'dwarf-3'] },
        { seat: 'mila', hand: ['goblin-1', 'doppelganger-9', 'knight-2'] },
      ],
      contested: 'doppelganger-4',
      drawPile: ['dwarf-7', 'zombie-2', 'goblin-5', 'knight-3', 'doppelganger-6'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'goblin-9' } },
    {
      name: 'knight-refused',
      refused: { type: 'play', seat: 'mila', card: 'knight-2' },
      because: 'cl.faction.knight.must-still-follow',
    },
    {
      name: 'doppelganger-ties',
      play: { type: 'play', seat: 'mila', card: 'doppelganger-9' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'doppelganger-9' },
        { type: 'trickWon', seat: 'noor', by: 'tie' },
        { type: 'contestedTaken', seat: 'noor', card: 'doppelganger-4' },
        { type: 'blindTaken', seat: 'mila', card: 'dwarf-7' },
        { type: 'cardsDiscarded', cards: ['goblin-9', 'doppelganger-9'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'zombie-2' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
