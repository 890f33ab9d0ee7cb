import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'ability-between-two-actions',
  teaches: ['rk.subject.any-time', 'rk.subject.free', 'rk.subject.once-per-cycle'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'bursar',
          coins: 0,
          subjects: ['market-woman'],
          buildings: ['farm'],
        },
        { seat: 'mila', played: 'trader-1', subjects: ['market-woman'] },
        { seat: 'juri', played: 'duke', subjects: ['innkeeper'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['garden'], coins: 2 },
        'building-2': { cards: ['pavilion'], coins: 2 },
        'subject-1': { cards: ['sailor'], coins: 1 },
        'subject-2': { cards: ['bishop'], coins: 1 },
      },
    },
  },
  steps: [
    {
      name: 'not-in-somebody-elses-turn',
      refused: { type: 'ability', seat: 'mila', subject: 'market-woman', pile: 'building-1' },
      because: 'rk.subject.any-time',
    },
    { name: 'bursar-takes', play: { type: 'money', seat: 'noor', pile: 'building-1' } },
    {
      name: 'market-woman-takes',
      play: { type: 'ability', seat: 'noor', subject: 'market-woman', pile: 'building-2' },
      log: [
        'abilityUsed',
        { type: 'moneyTaken', seat: 'noor', pile: 'building-2', coins: 2, source: 'ability' },
      ],
    },
    {
      name: 'bursar-buys',
      play: { type: 'buy', seat: 'noor', pile: 'building-1' },
      log: [{ type: 'coinsPaid', seat: 'noor', coins: 4 }, 'cardAcquired'],
    },
    {
      name: 'market-woman-again',
      refused: { type: 'ability', seat: 'noor', subject: 'market-woman', pile: 'building-1' },
      because: 'rk.subject.once-per-cycle',
    },
  ],
} satisfies Scenario<RivalKings>;
