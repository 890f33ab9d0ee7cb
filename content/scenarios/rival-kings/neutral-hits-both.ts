import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'neutral-hits-both',
  teaches: ['rk.two.neutral-higher', 'rk.conflict.equal.markers', 'rk.conflict.equal-first'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'bursar', markers: 0 },
        { seat: 'mila', played: 'knight', markers: 0 },
      ],
      neutral: 'queen',
      piles: {
        'building-1': { cards: ['mine'] },
        'building-2': { cards: ['tavern'] },
        'subject-1': { cards: ['scholar'], coins: 4 },
        'subject-2': { cards: ['farmer'] },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        'charactersRevealed',
        { type: 'neutralRevealed', character: 'queen' },
        'conflictsFound',
        { type: 'equalConflict', rank: 'D', marked: ['noor', 'mila'] },
        { type: 'neutralConflict', seat: 'noor', kind: 'higher', marked: true },
        { type: 'neutralConflict', seat: 'mila', kind: 'higher', marked: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    {
      name: 'bursar-takes',
      play: { type: 'money', seat: 'noor', pile: 'subject-1' },
      log: [{ type: 'moneyTaken', seat: 'noor', coins: 4, source: 'own' }],
    },
    {
      name: 'bursar-buys-too',
      refused: { type: 'buy', seat: 'noor', pile: 'building-1' },
      because: 'rk.conflict.equal.one-action',
    },
  ],
} satisfies Scenario<RivalKings>;
