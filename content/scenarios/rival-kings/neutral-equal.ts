import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'neutral-equal',
  teaches: [
    'rk.two.neutral-equal',
    'rk.two.neutral-nothing-else',
    'rk.two.reveal-neutral',
    'rk.two.neutral-scope',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'duke' },
        { seat: 'mila', played: 'trader-1' },
      ],
      neutral: 'count',
      piles: {
        'building-1': { cards: ['tavern'] },
        'building-2': { cards: ['carpentry'] },
        'subject-1': { cards: ['sailor'] },
        'subject-2': { cards: ['herbalist'] },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        'charactersRevealed',
        { type: 'neutralRevealed', character: 'count' },
        'conflictsFound',
        { type: 'neutralConflict', seat: 'noor', kind: 'equal', marked: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    { name: 'duke-settles', play: { type: 'settle', seat: 'noor' } },
    { name: 'duke-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
    {
      name: 'duke-ends',
      play: { type: 'end', seat: 'noor' },
      log: [{ type: 'turnStarted', seat: 'mila' }],
    },
  ],
} satisfies Scenario<RivalKings>;
