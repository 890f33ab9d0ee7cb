import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'one-card-each',
  teaches: ['cl.play.one-card-each', 'cl.phase1.leader-plays', 'cl.phase1.follower-plays'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['knight-5', 'dwarf-3'] },
        { seat: 'mila', hand: ['knight-6', 'goblin-2'] },
      ],
      contested: 'dwarf-8',
      drawPile: ['doppelganger-1', 'goblin-9', 'zombie-6'],
    },
  },
  steps: [
    {
      name: 'mila-first',
      refused: { type: 'play', seat: 'mila', card: 'knight-6' },
      because: 'cl.phase1.leader-plays',
    },
    { name: 'noor-leads', play: { type: 'play', seat: 'noor', card: 'knight-5' } },
    {
      name: 'noor-again',
      refused: { type: 'play', seat: 'noor', card: 'dwarf-3' },
      because: 'cl.play.one-card-each',
    },
    {
      name: 'card-from-the-table',
      refused: { type: 'play', seat: 'mila', card: 'dwarf-8' },
      because: 'cl.phase1.follower-plays',
    },
    { name: 'mila-follows', play: { type: 'play', seat: 'mila', card: 'knight-6' } },
  ],
  answer: { step: 'noor-again', moment: 1 },
} satisfies Scenario<Claim>;
