import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'doppelganger-wild',
  teaches: [
    'cl.faction.doppelganger.wild',
    'cl.faction.doppelganger.counts-as-led',
    'cl.faction.doppelganger.counts-as-following',
    'cl.trick.power-exceptions',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['knight-5', 'dwarf-4', 'goblin-6'] },
        { seat: 'mila', hand: ['doppelganger-8', 'knight-2', 'zombie-9'] },
      ],
      contested: 'dwarf-9',
      drawPile: ['goblin-3', 'knight-8', 'doppelganger-1', 'dwarf-0', 'zombie-5'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'knight-5' } },
    {
      name: 'zombie-on-knight',
      refused: { type: 'play', seat: 'mila', card: 'zombie-9' },
      because: 'cl.phase1.follow-faction',
    },
    {
      name: 'doppelganger-wins',
      play: { type: 'play', seat: 'mila', card: 'doppelganger-8' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'doppelganger-8' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'dwarf-9' },
        { type: 'blindTaken', seat: 'noor', card: 'goblin-3' },
        { type: 'cardsDiscarded', cards: ['knight-5', 'doppelganger-8'] },
        { type: 'trickBegun', leader: 'mila' },
        { type: 'contestedRevealed', card: 'knight-8' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
