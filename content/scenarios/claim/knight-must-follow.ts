import type { Scenario } from '../../../src/engine/scenario.ts';
import type { Claim } from '../../../src/games/claim/types.ts';

export default {
  game: 'claim',
  id: 'knight-must-follow',
  teaches: ['cl.faction.knight.must-still-follow', 'cl.faction.knight'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['goblin-9', 'goblin-4', 'goblin-2'] },
        { seat: 'mila', hand: ['goblin-0-1', 'goblin-3', 'knight-9'] },
      ],
      contested: 'dwarf-5',
      drawPile: ['doppelganger-3', 'zombie-7', 'dwarf-2', 'knight-6', 'doppelganger-1'],
    },
  },
  steps: [
    { name: 'noor-leads-nine', play: { type: 'play', seat: 'noor', card: 'goblin-9' } },
    {
      name: 'knight-too-early',
      refused: { type: 'play', seat: 'mila', card: 'knight-9' },
      because: 'cl.faction.knight.must-still-follow',
    },
    { name: 'zero-follows', play: { type: 'play', seat: 'mila', card: 'goblin-0-1' } },
    { name: 'noor-leads-four', play: { type: 'play', seat: 'noor', card: 'goblin-4' } },
    {
      name: 'knight-still-too-early',
      refused: { type: 'play', seat: 'mila', card: 'knight-9' },
      because: 'cl.faction.knight.must-still-follow',
    },
    { name: 'three-follows', play: { type: 'play', seat: 'mila', card: 'goblin-3' } },
    { name: 'noor-leads-two', play: { type: 'play', seat: 'noor', card: 'goblin-2' } },
    { name: 'knight-at-last', play: { type: 'play', seat: 'mila', card: 'knight-9' } },
  ],
  answer: { step: 'knight-too-early', moment: 1 },
} satisfies Scenario<Claim>;
