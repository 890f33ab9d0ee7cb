import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'youngest-leads',
  teaches: [
    'cl.leader.first-trick-youngest',
    'cl.phase1.thirteen-tricks',
    'cl.phase1.leader-plays',
  ],
  start: {
    position: { box: true, youngest: 'mila', players: [{ seat: 'noor' }, { seat: 'mila' }] },
    seed: 8,
  },
  steps: [
    {
      name: 'deal',
      play: { type: 'deal', seat: 'noor' },
      log: [
        'pileLaid',
        'handDealt',
        'handDealt',
        { type: 'trickBegun', leader: 'mila', phase: 1, trick: 1 },
        { type: 'contestedRevealed', card: 'goblin-2' },
      ],
    },
    {
      name: 'noor-too-early',
      refused: { type: 'play', seat: 'noor', card: 'knight-7' },
      because: 'cl.phase1.leader-plays',
    },
    { name: 'mila-leads', play: { type: 'play', seat: 'mila', card: 'knight-4' } },
  ],
} satisfies Scenario<Claim>;
