import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'change-of-phase',
  teaches: [
    'cl.phase1.end',
    'cl.structure.two-phases',
    'cl.phase1.recruits-become-hand',
    'cl.phase2.take-recruits',
    'cl.phase2.thirteen-tricks',
    'cl.phase2.no-contested-card',
    'cl.phase2.leader-plays',
    'cl.leader.previous-winner',
  ],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          hand: ['goblin-3'],
          recruits: {
            won: [
              'dwarf-1',
              'doppelganger-4',
              'knight-3',
              'goblin-8',
              'zombie-2',
              'doppelganger-9',
              'dwarf-6',
            ],
            blind: ['goblin-0-1', 'knight-5', 'dwarf-8', 'doppelganger-0', 'zombie-4'],
          },
        },
        {
          seat: 'mila',
          hand: ['goblin-7'],
          recruits: {
            won: ['knight-8', 'doppelganger-2', 'goblin-5', 'dwarf-9', 'zombie-7'],
            blind: [
              'goblin-1',
              'dwarf-3',
              'doppelganger-6',
              'knight-2',
              'zombie-0',
              'goblin-0-2',
              'doppelganger-8',
            ],
          },
        },
      ],
      contested: 'zombie-6',
      drawPile: ['knight-9'],
    },
  },
  steps: [
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'goblin-3' } },
    {
      name: 'mila-wins',
      play: { type: 'play', seat: 'mila', card: 'goblin-7' },
      log: [
        { type: 'cardPlayed', seat: 'mila', card: 'goblin-7' },
        { type: 'trickWon', seat: 'mila', by: 'higher' },
        { type: 'contestedTaken', seat: 'mila', card: 'zombie-6' },
        { type: 'blindTaken', seat: 'noor', card: 'knight-9' },
        { type: 'cardsDiscarded', cards: ['goblin-3', 'goblin-7'] },
        { type: 'phaseEnded', phase: 1 },
        { type: 'recruitsTaken', seat: 'noor' },
        { type: 'recruitsTaken', seat: 'mila' },
        { type: 'trickBegun', leader: 'mila', phase: 2, trick: 1 },
      ],
    },
    {
      name: 'noor-too-early',
      refused: { type: 'play', seat: 'noor', card: 'doppelganger-9' },
      because: 'cl.phase2.leader-plays',
    },
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'knight-8' } },
    {
      name: 'noor-wins',
      play: { type: 'play', seat: 'noor', card: 'knight-9' },
      log: [
        { type: 'cardPlayed', seat: 'noor', card: 'knight-9' },
        { type: 'trickWon', seat: 'noor', by: 'higher' },
        { type: 'cardsCollected', seat: 'noor', cards: ['knight-8', 'knight-9'] },
        { type: 'trickBegun', leader: 'noor', phase: 2, trick: 2 },
      ],
    },
  ],
  answer: { step: 'mila-wins', moment: 9 },
} satisfies Scenario<Claim>;
