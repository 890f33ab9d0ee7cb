import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'doppelganger-is-no-knight',
  teaches: ['cl.faction.doppelganger.no-power-copied', 'cl.faction.doppelganger.counts-as-led'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['goblin-4', 'goblin-8', 'dwarf-5'] },
        { seat: 'mila', hand: ['doppelganger-7', 'doppelganger-6', 'knight-2'] },
      ],
      contested: 'knight-7',
      drawPile: ['zombie-1', 'dwarf-2', 'goblin-0-1', 'doppelganger-3', 'knight-9'],
    },
  },
  steps: [
    { name: 'noor-leads-eight', play: { type: 'play', seat: 'noor', card: 'goblin-8' } },
    {
      name: 'seven-loses',
      play: { type: 'play', seat: 'mila', card: 'doppelganger-7' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'doppelganger-7' },
        { type: 'trickWon', seat: 'noor', by: 'higher' },
        { type: 'contestedTaken', seat: 'noor', card: 'knight-7' },
        { type: 'blindTaken', seat: 'mila', card: 'zombie-1' },
        { type: 'cardsDiscarded', cards: ['goblin-8', 'doppelganger-7'] },
        { type: 'trickBegun', leader: 'noor' },
        { type: 'contestedRevealed', card: 'dwarf-2' },
      ],
    },
    { name: 'noor-leads-four', play: { type: 'play', seat: 'noor', card: 'goblin-4' } },
    {
      name: 'six-wins',
      play: { type: 'play', seat: 'mila', card: 'doppelganger-6' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'doppelganger-6' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'dwarf-2' },
        { type: 'blindTaken', seat: 'noor', card: 'goblin-0-1' },
        { type: 'cardsDiscarded', cards: ['goblin-4', 'doppelganger-6'] },
        { type: 'trickBegun', leader: 'mila' },
        { type: 'contestedRevealed', card: 'doppelganger-3' },
      ],
    },
  ],
  answer: { step: 'seven-loses', moment: 2 },
} satisfies Scenario<Claim>;
