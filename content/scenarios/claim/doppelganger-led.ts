import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'doppelganger-led',
  teaches: [
    'cl.faction.doppelganger.led',
    'cl.trick.other-faction-loses',
    'cl.phase1.void-any-card',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['doppelganger-4', 'doppelganger-1', 'dwarf-1'] },
        { seat: 'mila', hand: ['doppelganger-2', 'knight-9', 'goblin-7'] },
      ],
      contested: 'goblin-5',
      drawPile: ['dwarf-8', 'knight-6', 'doppelganger-0', 'zombie-9', 'goblin-1'],
    },
  },
  steps: [
    { name: 'noor-leads-four', play: { type: 'play', seat: 'noor', card: 'doppelganger-4' } },
    {
      name: 'knight-refused',
      refused: { type: 'play', seat: 'mila', card: 'knight-9' },
      because: 'cl.faction.doppelganger.led',
    },
    {
      name: 'two-follows',
      play: { type: 'play', seat: 'mila', card: 'doppelganger-2' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'doppelganger-2' },
        { type: 'trickWon', seat: 'noor', by: 'higher' },
        { type: 'contestedTaken', seat: 'noor', card: 'goblin-5' },
        { type: 'blindTaken', seat: 'mila', card: 'dwarf-8' },
        { type: 'cardsDiscarded', cards: ['doppelganger-4', 'doppelganger-2'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'knight-6' },
      ],
    },
    { name: 'noor-leads-one', play: { type: 'play', seat: 'noor', card: 'doppelganger-1' } },
    {
      name: 'mila-throws-off',
      play: { type: 'play', seat: 'mila', card: 'goblin-7' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'goblin-7' },
        { type: 'trickWon', seat: 'noor', by: 'other-faction' },
        { type: 'contestedTaken', seat: 'noor', card: 'knight-6' },
        { type: 'blindTaken', seat: 'mila', card: 'doppelganger-0' },
        { type: 'cardsDiscarded', cards: ['doppelganger-1', 'goblin-7'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'zombie-9' },
      ],
    },
  ],
  answer: { step: 'mila-throws-off', moment: 1 },
} satisfies Scenario<Claim>;
