import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-neutral-equal-and-higher',
  teaches: ['rk.two.neutral-equal', 'rk.two.neutral-higher'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'count' },
        { seat: 'mila', played: 'courtier' },
      ],
      neutral: 'duke',
      piles: {
        'building-1': { cards: ['inn'] },
        'building-2': { cards: ['harbor'], coins: 4 },
        'subject-1': { cards: ['bishop'] },
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
        { type: 'neutralRevealed', character: 'duke' },
        'conflictsFound',
        { type: 'neutralConflict', seat: 'noor', kind: 'equal', marked: true },
        { type: 'unequalConflict', thief: 'noor', victim: 'mila', marked: 'mila' },
        { type: 'neutralConflict', seat: 'mila', kind: 'higher', marked: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    { name: 'count-steals', play: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' } },
    { name: 'count-takes', play: { type: 'money', seat: 'noor', pile: 'building-2' } },
  ],
} satisfies Scenario<RivalKings>;
