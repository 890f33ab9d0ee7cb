import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'neutral-lower',
  teaches: ['rk.two.neutral-lower', 'rk.two.neutral-scope'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'queen' },
        { seat: 'mila', played: 'trader-1' },
      ],
      neutral: 'knight',
      piles: {
        'building-1': { cards: ['inn'] },
        'building-2': { cards: ['university'] },
        'subject-1': { cards: ['blacksmith'] },
        'subject-2': { cards: ['gardener'] },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        'charactersRevealed',
        { type: 'neutralRevealed', character: 'knight' },
        { type: 'conflictsFound', conflicts: [] },
        { type: 'neutralPassed', character: 'knight' },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    {
      name: 'queen-robs-the-trader',
      refused: { type: 'steal', seat: 'noor', from: 'mila', action: 'recruit' },
      because: 'rk.conflict.lines',
    },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-2' } },
    {
      name: 'queen-ends',
      play: { type: 'end', seat: 'noor' },
      log: [{ type: 'turnStarted', seat: 'mila' }],
    },
  ],
} satisfies Scenario<RivalKings>;
