import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'switch-zombie-of-loser',
  teaches: ['cl.phase1.played-zombie-scores', 'cl.phase1.discard-rest'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['knight-7', 'dwarf-2', 'goblin-5'] },
        { seat: 'mila', hand: ['zombie-8', 'goblin-3', 'dwarf-6'] },
      ],
      contested: 'goblin-1',
      drawPile: ['doppelganger-2', 'knight-4', 'dwarf-5', 'zombie-0', 'doppelganger-7'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'knight-7' } },
    {
      name: 'mila-throws-off',
      play: { type: 'play', seat: 'mila', card: 'zombie-8' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'zombie-8' },
        { type: 'trickWon', seat: 'noor', by: 'other-faction' },
        { type: 'contestedTaken', seat: 'noor', card: 'goblin-1' },
        { type: 'blindTaken', seat: 'mila', card: 'doppelganger-2' },
        { type: 'zombiesScored', seat: 'noor', cards: ['zombie-8'] },
        { type: 'cardsDiscarded', cards: ['knight-7'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'knight-4' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
