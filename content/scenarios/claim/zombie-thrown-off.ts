import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'zombie-thrown-off',
  teaches: ['cl.phase1.played-zombie-scores', 'cl.faction.zombie', 'cl.piles.score-face-up'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['dwarf-8', 'knight-2', 'goblin-6'] },
        { seat: 'mila', hand: ['zombie-9', 'goblin-4', 'knight-7'] },
      ],
      contested: 'doppelganger-3',
      drawPile: ['dwarf-2', 'goblin-9', 'doppelganger-7', 'knight-4', 'dwarf-5'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'dwarf-8' } },
    {
      name: 'mila-throws-off',
      play: { type: 'play', seat: 'mila', card: 'zombie-9' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'zombie-9' },
        { type: 'trickWon', seat: 'noor', by: 'other-faction' },
        { type: 'contestedTaken', seat: 'noor', card: 'doppelganger-3' },
        { type: 'blindTaken', seat: 'mila', card: 'dwarf-2' },
        { type: 'zombiesScored', seat: 'noor', cards: ['zombie-9'] },
        { type: 'cardsDiscarded', cards: ['dwarf-8'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'goblin-9' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
