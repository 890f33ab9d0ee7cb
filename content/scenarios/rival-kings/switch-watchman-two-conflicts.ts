import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-watchman-two-conflicts',
  teaches: ['rk.ability.watchman'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'courtier' },
        { seat: 'mila', played: 'countess' },
        { seat: 'juri', played: 'trader-1', subjects: ['watchman'] },
      ],
    },
  },
  steps: [
    { name: 'reveal', play: { type: 'reveal', seat: 'noor' } },
    {
      name: 'watchman-fends-off',
      play: { type: 'ability', seat: 'juri', subject: 'watchman' },
      log: [
        { type: 'abilityUsed', seat: 'juri', subject: 'watchman' },
        { type: 'unequalConflict', thief: 'noor', victim: 'juri', marked: 'noor' },
        { type: 'unequalConflict', thief: 'mila', victim: 'juri', marked: 'juri' },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
