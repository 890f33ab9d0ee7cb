import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'zombies-in-phase-2',
  teaches: [
    'cl.faction.zombie.phase1-only',
    'cl.phase2.winner-takes-both',
    'cl.faction.dwarf.rest-to-winner',
  ],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['zombie-1', 'dwarf-9', 'knight-3'],
          score: [
            'goblin-5',
            'knight-6',
            'knight-8',
            'zombie-0',
            'zombie-2',
            'zombie-3',
            'zombie-6',
            'zombie-7',
            'zombie-9',
            'dwarf-5',
            'doppelganger-0',
            'doppelganger-6',
          ],
        },
        {
          seat: 'mila',
          hand: ['zombie-8', 'zombie-4', 'goblin-6'],
          score: [
            'goblin-0-3',
            'goblin-1',
            'goblin-4',
            'goblin-7',
            'zombie-5',
            'dwarf-1',
            'dwarf-3',
            'dwarf-7',
            'doppelganger-3',
            'doppelganger-4',
            'doppelganger-8',
            'doppelganger-9',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'zombie-1' } },
    {
      name: 'mila-wins',
      play: { type: 'play', seat: 'mila', card: 'zombie-8' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'zombie-8' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'cardsCollected', seat: 'mila', cards: ['zombie-1', 'zombie-8'] },
        { type: 'trickBegun', leader: 'mila' },
      ],
    },
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'zombie-4' } },
    {
      name: 'noor-throws-off',
      play: { type: 'play', seat: 'noor', card: 'dwarf-9' },
      log: [
        { type: 'cardPlayed', seat: 'noor', card: 'dwarf-9' },
        { type: 'trickWon', seat: 'mila', by: 'other-faction' },
        { type: 'cardsCollected', seat: 'mila', cards: ['zombie-4'] },
        { type: 'dwarvesCollected', seat: 'noor', cards: ['dwarf-9'] },
        { type: 'trickBegun', leader: 'mila' },
      ],
    },
  ],
} satisfies Scenario<Claim>;
