import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'no-conflict',
  teaches: [
    'rk.conflict.none',
    'rk.conflict.lines',
    'rk.conflict.line',
    'rk.turn.rank-order',
    'rk.rank.order',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'trader-1' },
        { seat: 'mila', played: 'queen' },
        { seat: 'juri', played: 'duke' },
      ],
      piles: {
        'building-1': { cards: ['forge'] },
        'building-2': { cards: ['university'] },
        'subject-1': { cards: ['innkeeper'] },
        'subject-2': { cards: ['court-lady'] },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'mila' },
      log: [
        'charactersRevealed',
        { type: 'conflictsFound', conflicts: [] },
        { type: 'turnStarted', seat: 'mila' },
      ],
    },
    {
      name: 'queen-robs-the-trader',
      refused: { type: 'steal', seat: 'mila', from: 'noor', action: 'money' },
      because: 'rk.conflict.lines',
    },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'mila', pile: 'subject-2' } },
    {
      name: 'trader-too-early',
      refused: { type: 'money', seat: 'noor', pile: 'subject-2' },
      because: 'rk.turn.rank-order',
    },
    {
      name: 'queen-ends',
      play: { type: 'end', seat: 'mila' },
      log: [{ type: 'turnStarted', seat: 'juri' }],
    },
    { name: 'duke-settles', play: { type: 'settle', seat: 'juri' } },
    {
      name: 'duke-ends',
      play: { type: 'end', seat: 'juri' },
      log: [{ type: 'turnStarted', seat: 'noor' }],
    },
    {
      name: 'trader-takes',
      play: { type: 'money', seat: 'noor', pile: 'subject-2' },
      log: [{ type: 'moneyTaken', seat: 'noor', coins: 5 }],
    },
  ],
  answer: { step: 'reveal', moment: 3 },
} satisfies Scenario<RivalKings>;
