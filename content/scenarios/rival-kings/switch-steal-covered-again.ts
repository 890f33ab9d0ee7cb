import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-steal-covered-again',
  teaches: ['rk.steal.max-two', 'rk.steal.covered-lost'],
  start: {
    position: {
      turn: 'mila',
      players: [
        { seat: 'noor', played: 'courtier', coins: 9 },
        { seat: 'mila', played: 'countess' },
        { seat: 'juri', played: 'trader-1', markers: 3, crests: [{ action: 'money', by: 'noor' }] },
      ],
      piles: {
        'building-1': { cards: ['market'], coins: 0 },
        'building-2': { cards: ['prison'], coins: 0 },
        'subject-1': { cards: ['carpenter'] },
        'subject-2': { cards: ['herbalist'], coins: 3 },
      },
    },
  },
  steps: [
    {
      name: 'countess-wants-money',
      refused: { type: 'steal', seat: 'mila', from: 'juri', action: 'money' },
      because: 'rk.steal.covered-lost',
    },
    {
      name: 'countess-steals',
      play: { type: 'steal', seat: 'mila', from: 'juri', action: 'recruit' },
    },
    { name: 'countess-recruits', play: { type: 'recruit', seat: 'mila', pile: 'subject-1' } },
  ],
} satisfies Scenario<RivalKings>;
