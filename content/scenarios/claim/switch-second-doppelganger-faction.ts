import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'switch-second-doppelganger-faction',
  teaches: ['cl.faction.doppelganger.counts-as-led', 'cl.faction.dwarf'],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['dwarf-4', 'goblin-5'],
          score: [
            'goblin-0-5',
            'goblin-4',
            'goblin-7',
            'knight-3',
            'knight-5',
            'knight-6',
            'knight-7',
            'zombie-7',
            'zombie-8',
            'zombie-9',
            'dwarf-6',
            'dwarf-9',
            'doppelganger-1',
            'doppelganger-8',
          ],
        },
        {
          seat: 'mila',
          hand: ['doppelganger-9', 'doppelganger-6'],
          score: [
            'goblin-0-1',
            'knight-2',
            'zombie-0',
            'zombie-1',
            'zombie-2',
            'zombie-3',
            'zombie-4',
            'zombie-5',
            'zombie-6',
            'dwarf-2',
            'dwarf-3',
            'dwarf-8',
            'doppelganger-3',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'dwarf-4' } },
    {
      name: 'called-a-knight',
      refused: { type: 'play', seat: 'mila', card: 'doppelganger-9', as: 'knight' },
      because: 'cl.faction.doppelganger.counts-as-led',
    },
    {
      name: 'mila-wins',
      play: { type: 'play', seat: 'mila', card: 'doppelganger-6' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'doppelganger-6' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'cardsCollected', seat: 'mila', cards: ['doppelganger-6'] },
        { type: 'dwarvesCollected', seat: 'noor', cards: ['dwarf-4'] },
        { type: 'trickBegun', leader: 'mila' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
