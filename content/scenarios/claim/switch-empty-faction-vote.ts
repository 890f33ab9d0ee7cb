import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'switch-empty-faction-vote',
  teaches: ['cl.score.majority', 'cl.score.tie-highest-card', 'cl.goal.three-votes'],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['doppelganger-1'],
          score: [
            'goblin-1',
            'goblin-2',
            'goblin-3',
            'goblin-4',
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
          hand: ['doppelganger-5'],
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
            'doppelganger-9',
          ],
        },
      ],
      leader: 'mila',
    },
  },
  steps: [
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'doppelganger-5' } },
    {
      name: 'last-card',
      play: { type: 'play', seat: 'noor', card: 'doppelganger-1' },
      log: [
        { type: 'cardPlayed', seat: 'noor', card: 'doppelganger-1' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'cardsCollected', seat: 'mila', cards: ['doppelganger-5', 'doppelganger-1'] },
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
