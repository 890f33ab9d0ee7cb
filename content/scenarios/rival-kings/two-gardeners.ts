import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'two-gardeners',
  teaches: ['rk.ability.gardener', 'rk.subject.start-of-cycle'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'queen', subjects: ['gardener'] },
        { seat: 'mila', played: 'trader-1', subjects: ['gardener'] },
        { seat: 'juri', played: 'duke', subjects: ['farmer'] },
      ],
      round: 2,
      piles: {
        'building-1': { cards: ['prison'] },
        'building-2': { cards: ['market'] },
        'subject-1': { cards: ['court-lady'] },
        'subject-2': { cards: ['sailor'] },
      },
    },
  },
  steps: [
    { name: 'reveal', play: { type: 'reveal', seat: 'noor' }, log: ['charactersRevealed'] },
    {
      name: 'trader-first',
      refused: { type: 'ability', seat: 'mila', subject: 'gardener', swapWith: 'noor' },
      because: 'rk.subject.start-of-cycle',
    },
    {
      name: 'queen-holds-back',
      play: { type: 'hold-back', seat: 'noor' },
      log: [{ type: 'abilityHeldBack', seat: 'noor' }],
    },
    {
      name: 'trader-swaps',
      play: { type: 'ability', seat: 'mila', subject: 'gardener', swapWith: 'noor' },
      log: [
        { type: 'abilityUsed', seat: 'mila', subject: 'gardener' },
        { type: 'charactersSwapped', seat: 'mila', other: 'noor' },
        'conflictsFound',
        { type: 'turnStarted', seat: 'mila' },
      ],
    },
    { name: 'new-queen-recruits', play: { type: 'recruit', seat: 'mila', pile: 'subject-2' } },
  ],
} satisfies Scenario<RivalKings>;
