import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'doppelganger-after-zombie',
  teaches: [
    'cl.faction.doppelganger.after-zombie',
    'cl.faction.doppelganger.no-power-copied',
    'cl.phase1.played-zombie-scores',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['zombie-2', 'dwarf-3', 'knight-8'] },
        { seat: 'mila', hand: ['doppelganger-6', 'dwarf-1', 'knight-4'] },
      ],
      contested: 'dwarf-9',
      drawPile: ['goblin-4', 'doppelganger-9', 'knight-3', 'dwarf-6', 'goblin-8'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'zombie-2' } },
    {
      name: 'doppelganger-wins',
      play: { type: 'play', seat: 'mila', card: 'doppelganger-6' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'doppelganger-6' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'dwarf-9' },
        { type: 'blindTaken', seat: 'noor', card: 'goblin-4' },
        { type: 'zombiesScored', seat: 'mila', cards: ['zombie-2'] },
        { type: 'cardsDiscarded', cards: ['doppelganger-6'] },
        { type: 'trickBegun', leader: 'mila' },
        { type: 'contestedRevealed', card: 'doppelganger-9' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
