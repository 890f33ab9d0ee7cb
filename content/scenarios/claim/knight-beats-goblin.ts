import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'knight-beats-goblin',
  teaches: ['cl.faction.knight', 'cl.trick.power-exceptions', 'cl.phase1.void-any-card'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['goblin-9', 'dwarf-4', 'dwarf-6'] },
        { seat: 'mila', hand: ['knight-2', 'zombie-1', 'zombie-6'] },
      ],
      contested: 'doppelganger-8',
      drawPile: ['dwarf-3', 'goblin-5', 'knight-7', 'doppelganger-0', 'dwarf-9'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'goblin-9' } },
    {
      name: 'knight-wins',
      play: { type: 'play', seat: 'mila', card: 'knight-2' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'knight-2' },
        { type: 'trickWon', seat: 'mila', by: 'knight' },
        { type: 'contestedTaken', seat: 'mila', card: 'doppelganger-8' },
        { type: 'blindTaken', seat: 'noor', card: 'dwarf-3' },
        { type: 'cardsDiscarded', cards: ['goblin-9', 'knight-2'] },
        { type: 'trickBegun', leader: 'mila' },
        { type: 'contestedRevealed', card: 'goblin-5' },
      ],
    },
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'zombie-1' } },
    {
      name: 'noor-throws-off',
      play: { type: 'play', seat: 'noor', card: 'dwarf-6' },
      log: [
        { type: 'cardPlayed', seat: 'noor', card: 'dwarf-6' },
        { type: 'trickWon', seat: 'mila', by: 'other-faction' },
        { type: 'contestedTaken', seat: 'mila', card: 'goblin-5' },
        { type: 'blindTaken', seat: 'noor', card: 'knight-7' },
        { type: 'zombiesScored', seat: 'mila', cards: ['zombie-1'] },
        { type: 'cardsDiscarded', cards: ['dwarf-6'] },
        { type: 'trickBegun', leader: 'mila' },
        { type: 'contestedRevealed', card: 'doppelganger-0' },
      ],
    },
  ],
  answer: { step: 'knight-wins', moment: 2 },
} satisfies Scenario<Claim>;
