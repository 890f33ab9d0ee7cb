import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'sailor-doubles-an-action',
  teaches: ['rk.ability.sailor', 'rk.conflict.equal.one-action'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'knight', subjects: ['sailor'], buildings: ['inn'] },
        { seat: 'mila', played: 'bursar', markers: 3, subjects: ['miner'] },
        { seat: 'juri', played: 'duke', subjects: ['carpenter'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['harbor'], coins: 4 },
        'building-2': { cards: ['market'], coins: 2 },
        'subject-1': { cards: ['bishop'], coins: 1 },
        'subject-2': { cards: ['watchman'], coins: 5 },
      },
    },
  },
  steps: [
    {
      name: 'sailor-takes',
      play: { type: 'money', seat: 'noor', pile: 'subject-2', using: 'sailor' },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'sailor' },
        { type: 'moneyTaken', seat: 'noor', pile: 'subject-2', coins: 5, source: 'own' },
        { type: 'actionDoubled', seat: 'noor', action: 'money' },
      ],
    },
    {
      name: 'sailor-takes-again',
      play: { type: 'money', seat: 'noor', pile: 'building-1' },
      log: [{ type: 'moneyTaken', seat: 'noor', pile: 'building-1', coins: 4, source: 'sailor' }],
    },
    {
      name: 'knight-recruits-too',
      refused: { type: 'recruit', seat: 'noor', pile: 'subject-1' },
      because: 'rk.conflict.equal.one-action',
    },
    {
      name: 'knight-ends',
      play: { type: 'end', seat: 'noor' },
      log: [{ type: 'turnStarted', seat: 'mila' }],
    },
  ],
} satisfies Scenario<RivalKings>;
