import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'neutral-higher',
  teaches: ['rk.two.neutral-higher', 'rk.two.reveal-neutral'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'courtier', markers: 0 },
        { seat: 'mila', played: 'diplomat' },
      ],
      neutral: 'duke',
      piles: {
        'building-1': { cards: ['farm'], coins: 3 },
        'building-2': { cards: ['castle-wall'] },
        'subject-1': { cards: ['watchman'] },
        'subject-2': { cards: ['miner'] },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        'charactersRevealed',
        { type: 'neutralRevealed', character: 'duke' },
        { type: 'conflictsFound', conflicts: [{ kind: 'neutral-higher', victim: 'noor' }] },
        { type: 'neutralConflict', seat: 'noor', kind: 'higher', marked: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    { name: 'courtier-passes', play: { type: 'pass', seat: 'noor', to: 'mila' } },
    {
      name: 'courtier-takes',
      play: { type: 'money', seat: 'noor', pile: 'building-1' },
      log: [{ type: 'moneyTaken', seat: 'noor', coins: 3 }],
    },
  ],
} satisfies Scenario<RivalKings>;
