import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-watchman-neutral',
  teaches: ['rk.ability.watchman', 'rk.two.neutral-higher'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'duke' },
        { seat: 'mila', played: 'knight', subjects: ['watchman'] },
      ],
      neutral: 'queen',
    },
  },
  steps: [
    { name: 'reveal', play: { type: 'reveal', seat: 'noor' } },
    {
      name: 'watchman-fends-off',
      play: { type: 'ability', seat: 'mila', subject: 'watchman' },
      log: [
        { type: 'abilityUsed', seat: 'mila', subject: 'watchman' },
        { type: 'neutralConflict', seat: 'mila', kind: 'higher', marked: false },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
