import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-watchman-theft-stands',
  teaches: ['rk.ability.watchman', 'rk.steal.right'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'queen' },
        { seat: 'mila', played: 'bursar', subjects: ['watchman'] },
        { seat: 'juri', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['university'], coins: 5 },
        'building-2': { cards: ['farm'] },
        'subject-1': { cards: ['jailer'] },
        'subject-2': { cards: ['innkeeper'] },
      },
    },
  },
  steps: [
    { name: 'reveal', play: { type: 'reveal', seat: 'noor' } },
    {
      name: 'watchman-fends-off',
      play: { type: 'ability', seat: 'mila', subject: 'watchman' },
      log: [
        { type: 'abilityUsed', seat: 'mila', subject: 'watchman' },
        { type: 'unequalConflict', thief: 'noor', victim: 'mila', marked: 'noor' },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    { name: 'queen-steals', play: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' } },
    { name: 'queen-takes', play: { type: 'money', seat: 'noor', pile: 'building-1' } },
  ],
} satisfies Scenario<RivalKings>;
