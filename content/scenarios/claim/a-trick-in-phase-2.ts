import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'a-trick-in-phase-2',
  teaches: [
    'cl.phase2.trick-steps',
    'cl.phase2.same-winner-rule',
    'cl.phase2.winner-takes-both',
    'cl.faction.doppelganger.wild',
    'cl.leader.previous-winner',
  ],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['goblin-3', 'knight-7', 'dwarf-2'],
          score: [
            'goblin-0-2',
            'goblin-0-5',
            'goblin-8',
            'knight-4',
            'zombie-0',
            'zombie-1',
            'zombie-2',
            'zombie-3',
            'zombie-6',
            'zombie-8',
            'zombie-9',
            'dwarf-0',
            'dwarf-5',
          ],
        },
        {
          seat: 'mila',
          hand: ['doppelganger-7', 'goblin-9', 'zombie-5'],
          score: [
            'goblin-0-3',
            'goblin-0-4',
            'goblin-7',
            'knight-3',
            'knight-8',
            'zombie-4',
            'zombie-7',
            'dwarf-9',
            'doppelganger-2',
            'doppelganger-3',
            'doppelganger-5',
            'doppelganger-6',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'goblin-3' } },
    {
      name: 'mila-wins',
      play: { type: 'play', seat: 'mila', card: 'doppelganger-7' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'doppelganger-7' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'cardsCollected', seat: 'mila', cards: ['goblin-3', 'doppelganger-7'] },
        { type: 'trickBegun', leader: 'mila', phase: 2, trick: 12 },
      ],
    },
    {
      name: 'noor-again',
      refused: { type: 'play', seat: 'noor', card: 'knight-7' },
      because: 'cl.phase2.leader-plays',
    },
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'goblin-9' } },
  ],
} satisfies Scenario<Claim>;
