import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'no-card-to-follow',
  teaches: ['cl.phase1.void-any-card', 'cl.trick.other-faction-loses'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['dwarf-0', 'knight-5', 'dwarf-3'] },
        { seat: 'mila', hand: ['knight-9', 'goblin-8', 'goblin-4'] },
      ],
      contested: 'doppelganger-4',
      drawPile: ['goblin-1', 'knight-6', 'zombie-2', 'dwarf-7', 'doppelganger-8'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'dwarf-0' } },
    {
      name: 'mila-throws-off',
      play: { type: 'play', seat: 'mila', card: 'knight-9' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'knight-9' },
        { type: 'trickWon', seat: 'noor', by: 'other-faction' },
        { type: 'contestedTaken', seat: 'noor', card: 'doppelganger-4' },
        { type: 'blindTaken', seat: 'mila', card: 'goblin-1' },
        { type: 'cardsDiscarded', cards: ['dwarf-0', 'knight-9'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'knight-6' },
      ],
    },
    { name: 'noor-leads-knight', play: { type: 'play', seat: 'noor', card: 'knight-5' } },
    {
      name: 'mila-throws-off-again',
      play: { type: 'play', seat: 'mila', card: 'goblin-4' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'goblin-4' },
        { type: 'trickWon', seat: 'noor', by: 'other-faction' },
        { type: 'contestedTaken', seat: 'noor', card: 'knight-6' },
        { type: 'blindTaken', seat: 'mila', card: 'zombie-2' },
        { type: 'cardsDiscarded', cards: ['knight-5', 'goblin-4'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'dwarf-7' },
      ],
    },
  ],
  answer: { step: 'mila-throws-off', moment: 2 },
} satisfies Scenario<Claim>;
