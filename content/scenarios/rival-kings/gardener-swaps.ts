import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'gardener-swaps',
  teaches: ['rk.ability.gardener', 'rk.subject.start-of-cycle', 'rk.subject.once-per-cycle'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'trader-1', subjects: ['gardener'], buildings: ['inn'] },
        { seat: 'mila', played: 'courtier', subjects: ['scholar'], buildings: ['mine'] },
        { seat: 'juri', played: 'knight', subjects: ['miner'] },
      ],
      round: 2,
      piles: {
        'building-1': { cards: ['garden'] },
        'building-2': { cards: ['farm'] },
        'subject-1': { cards: ['troubadour'], coins: 5 },
        'subject-2': { cards: ['vintner'] },
      },
    },
  },
  steps: [
    { name: 'reveal', play: { type: 'reveal', seat: 'noor' }, log: ['charactersRevealed'] },
    {
      name: 'gardener-swaps',
      play: { type: 'ability', seat: 'noor', subject: 'gardener', swapWith: 'mila' },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'gardener' },
        { type: 'charactersSwapped', seat: 'noor', other: 'mila' },
        'conflictsFound',
        { type: 'unequalConflict', thief: 'noor', victim: 'mila', marked: 'mila', theft: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    {
      name: 'courtier-steals',
      play: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
    },
    { name: 'courtier-takes', play: { type: 'money', seat: 'noor', pile: 'subject-1' } },
    {
      name: 'gardener-again',
      refused: { type: 'ability', seat: 'noor', subject: 'gardener', swapWith: 'juri' },
      because: 'rk.subject.once-per-cycle',
    },
  ],
} satisfies Scenario<RivalKings>;
