import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'two-votes-each',
  teaches: ['cl.goal.three-votes', 'cl.score.majority', 'cl.score.tie-highest-card'],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['goblin-4'],
          score: [
            'goblin-1',
            'goblin-2',
            'goblin-9',
            'zombie-1',
            'zombie-2',
            'zombie-3',
            'zombie-4',
            'zombie-5',
            'zombie-7',
            'dwarf-1',
            'dwarf-7',
            'doppelganger-3',
          ],
        },
        {
          seat: 'mila',
          hand: ['goblin-3'],
          score: [
            'goblin-5',
            'goblin-6',
            'goblin-7',
            'goblin-8',
            'zombie-0',
            'zombie-6',
            'zombie-8',
            'zombie-9',
            'dwarf-2',
            'dwarf-3',
            'dwarf-4',
            'dwarf-9',
            'doppelganger-1',
            'doppelganger-2',
            'doppelganger-9',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'goblin-4' } },
    {
      name: 'last-card',
      play: { type: 'play', seat: 'mila', card: 'goblin-3' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'goblin-3' },
        { type: 'trickWon', seat: 'noor', by: 'higher' },
        { type: 'cardsCollected', seat: 'noor', cards: ['goblin-4', 'goblin-3'] },
        { type: 'phaseEnded', phase: 2 },
        { type: 'factionCounted', faction: 'goblin', counts: { noor: 5, mila: 4 } },
        { type: 'voteGiven', faction: 'goblin', seat: 'noor', by: 'majority' },
        { type: 'factionCounted', faction: 'knight', counts: { noor: 0, mila: 0 } },
        { type: 'voteLapsed', faction: 'knight', by: 'empty' },
        { type: 'factionCounted', faction: 'zombie', counts: { noor: 6, mila: 4 } },
        { type: 'voteGiven', faction: 'zombie', seat: 'noor', by: 'majority' },
        { type: 'factionCounted', faction: 'dwarf', counts: { noor: 2, mila: 4 } },
        { type: 'voteGiven', faction: 'dwarf', seat: 'mila', by: 'majority' },
        { type: 'factionCounted', faction: 'doppelganger', counts: { noor: 1, mila: 3 } },
        { type: 'voteGiven', faction: 'doppelganger', seat: 'mila', by: 'majority' },
        { type: 'gameDrawn', votes: { noor: 2, mila: 2 } },
      ],
    },
  ],
} satisfies Scenario<Claim>;
