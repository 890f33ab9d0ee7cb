import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'doppelganger-after-dwarf',
  teaches: [
    'cl.faction.doppelganger.after-dwarf',
    'cl.faction.doppelganger.no-power-copied',
    'cl.faction.dwarf',
  ],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['dwarf-3', 'doppelganger-6', 'goblin-1'],
          score: [
            'goblin-4',
            'goblin-7',
            'goblin-8',
            'goblin-9',
            'knight-5',
            'knight-9',
            'zombie-1',
            'zombie-4',
            'zombie-5',
            'zombie-6',
            'zombie-7',
            'zombie-9',
            'doppelganger-3',
          ],
        },
        {
          seat: 'mila',
          hand: ['doppelganger-5', 'dwarf-6', 'knight-3'],
          score: [
            'goblin-0-1',
            'goblin-0-3',
            'goblin-0-4',
            'goblin-3',
            'goblin-5',
            'knight-7',
            'knight-8',
            'zombie-0',
            'zombie-2',
            'zombie-3',
            'zombie-8',
            'dwarf-0',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'dwarf-3' } },
    {
      name: 'doppelganger-wins',
      play: { type: 'play', seat: 'mila', card: 'doppelganger-5' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'doppelganger-5' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'cardsCollected', seat: 'mila', cards: ['doppelganger-5'] },
        { type: 'dwarvesCollected', seat: 'noor', cards: ['dwarf-3'] },
        { type: 'trickBegun', leader: 'mila' },
      ],
    },
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'dwarf-6' } },
    {
      name: 'doppelganger-ties',
      play: { type: 'play', seat: 'noor', card: 'doppelganger-6' },
      log: [
        { type: 'cardPlayed', seat: 'noor', card: 'doppelganger-6' },
        { type: 'trickWon', seat: 'mila', by: 'tie' },
        { type: 'cardsCollected', seat: 'mila', cards: ['doppelganger-6'] },
        { type: 'dwarvesCollected', seat: 'noor', cards: ['dwarf-6'] },
        { type: 'trickBegun', leader: 'mila' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
