import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'following-in-phase-2',
  teaches: ['cl.phase2.follow-faction', 'cl.phase2.leader-plays', 'cl.phase2.follower-plays'],
  start: {
    position: {
      phase: 2,
      players: [
        {
          seat: 'noor',
          hand: ['zombie-4', 'knight-3', 'goblin-5'],
          score: [
            'goblin-3',
            'goblin-4',
            'goblin-9',
            'knight-6',
            'zombie-5',
            'zombie-7',
            'zombie-9',
            'dwarf-4',
            'doppelganger-2',
            'doppelganger-3',
            'doppelganger-4',
            'doppelganger-5',
          ],
        },
        {
          seat: 'mila',
          hand: ['zombie-2', 'dwarf-9', 'knight-8'],
          score: [
            'goblin-0-5',
            'goblin-2',
            'goblin-7',
            'knight-7',
            'zombie-0',
            'zombie-1',
            'zombie-3',
            'zombie-6',
            'zombie-8',
            'doppelganger-0',
            'doppelganger-1',
            'doppelganger-9',
          ],
        },
      ],
      leader: 'noor',
    },
  },
  steps: [
    {
      name: 'mila-first',
      refused: { type: 'play', seat: 'mila', card: 'knight-8' },
      because: 'cl.phase2.leader-plays',
    },
    { name: 'noor-leads-zombie', play: { type: 'play', seat: 'noor', card: 'zombie-4' } },
    {
      name: 'dwarf-on-zombie',
      refused: { type: 'play', seat: 'mila', card: 'dwarf-9' },
      because: 'cl.phase2.follow-faction',
    },
    {
      name: 'card-of-noor',
      refused: { type: 'play', seat: 'mila', card: 'knight-3' },
      because: 'cl.phase2.follower-plays',
    },
    { name: 'zombie-follows', play: { type: 'play', seat: 'mila', card: 'zombie-2' } },
    { name: 'noor-leads-knight', play: { type: 'play', seat: 'noor', card: 'knight-3' } },
    { name: 'knight-wins', play: { type: 'play', seat: 'mila', card: 'knight-8' } },
  ],
  answer: { step: 'dwarf-on-zombie', moment: 1 },
} satisfies Scenario<Claim>;
