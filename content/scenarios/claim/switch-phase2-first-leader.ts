import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'switch-phase2-first-leader',
  teaches: ['cl.leader.previous-winner', 'cl.phase2.leader-plays'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          hand: ['knight-4'],
          recruits: {
            won: [
              'doppelganger-5',
              'goblin-6',
              'dwarf-7',
              'zombie-9',
              'knight-2',
              'goblin-0-1',
              'doppelganger-1',
            ],
            blind: ['dwarf-9', 'goblin-3', 'zombie-6', 'doppelganger-6', 'knight-8'],
          },
        },
        {
          seat: 'mila',
          hand: ['knight-6'],
          recruits: {
            won: ['goblin-8', 'zombie-0', 'doppelganger-7', 'dwarf-4', 'knight-3'],
            blind: [
              'zombie-2',
              'dwarf-0',
              'goblin-0-2',
              'doppelganger-3',
              'goblin-2',
              'knight-7',
              'dwarf-6',
            ],
          },
        },
      ],
      contested: 'dwarf-3',
      drawPile: ['zombie-5'],
      leader: 'noor',
      youngest: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'knight-4' } },
    {
      name: 'mila-wins',
      play: { type: 'play', seat: 'mila', card: 'knight-6' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'knight-6' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'dwarf-3' },
        { type: 'blindTaken', seat: 'noor', card: 'zombie-5' },
        { type: 'cardsDiscarded', cards: ['knight-4', 'knight-6'] },
        { type: 'phaseEnded', phase: 1 },
        'recruitsTaken',
        'recruitsTaken',
        { type: 'trickBegun', leader: 'mila', phase: 2, trick: 1 },
      ],
    },
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'goblin-8' } },
  ],
} satisfies Scenario<Claim>;
