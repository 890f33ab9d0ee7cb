import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-steal-optional',
  teaches: ['rk.steal.right', 'rk.steal.before-own-actions'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'knight' },
        { seat: 'mila', played: 'countess' },
        { seat: 'juri', played: 'diplomat' },
      ],
      piles: {
        'building-1': { cards: ['forge'], coins: 4 },
        'building-2': { cards: ['tavern'] },
        'subject-1': { cards: ['innkeeper'], coins: 3 },
        'subject-2': { cards: ['jailer'] },
      },
    },
  },
  steps: [
    { name: 'reveal', play: { type: 'reveal', seat: 'noor' } },
    { name: 'knight-steals', play: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' } },
    { name: 'knight-takes', play: { type: 'money', seat: 'noor', pile: 'building-1' } },
    { name: 'knight-goes-on', play: { type: 'money', seat: 'noor', pile: 'subject-1' } },
    {
      name: 'too-late',
      refused: { type: 'steal', seat: 'noor', from: 'juri', action: 'money' },
      because: 'rk.steal.before-own-actions',
    },
  ],
} satisfies Scenario<RivalKings>;
