import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'gardener-too-late',
  teaches: ['rk.subject.start-of-cycle'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'lord-protector', subjects: ['gardener'] },
        { seat: 'mila', played: 'trader-2', subjects: ['carpenter'] },
        { seat: 'juri', played: 'duke', buildings: ['vineyard'] },
      ],
      round: 2,
      piles: {
        'building-1': { cards: ['garden', 'harbor'] },
        'building-2': { cards: ['inn'] },
        'subject-1': { cards: ['bishop'] },
        'subject-2': { cards: ['innkeeper'] },
      },
    },
  },
  steps: [
    { name: 'reveal', play: { type: 'reveal', seat: 'noor' }, log: ['charactersRevealed'] },
    {
      name: 'gardener-held-back',
      play: { type: 'hold-back', seat: 'noor' },
      log: [
        { type: 'abilityHeldBack', subject: 'gardener' },
        'conflictsFound',
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    { name: 'lord-buys', play: { type: 'buy', seat: 'noor', pile: 'building-1' } },
    {
      name: 'gardener-too-late',
      refused: { type: 'ability', seat: 'noor', subject: 'gardener', swapWith: 'mila' },
      because: 'rk.subject.start-of-cycle',
    },
  ],
} satisfies Scenario<RivalKings>;
