import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'market-woman-before-a-theft',
  teaches: ['rk.ability.market-woman', 'rk.subject.any-time', 'rk.steal.immediate'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'knight',
          coins: 0,
          subjects: ['market-woman'],
          buildings: ['tavern'],
        },
        { seat: 'mila', played: 'diplomat', coins: 4, markers: 2, subjects: ['farmer'] },
        { seat: 'juri', played: 'duke', buildings: ['inn'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['market'], coins: 1 },
        'building-2': { cards: ['pavilion'], coins: 1 },
        'subject-1': { cards: ['bishop'], coins: 2 },
        'subject-2': { cards: ['innkeeper'], coins: 5 },
      },
    },
  },
  steps: [
    {
      name: 'what-first',
      ask: 'noor',
      accept: [{ type: 'ability', seat: 'noor', subject: 'market-woman', pile: 'subject-2' }],
    },
    { name: 'knight-steals', play: { type: 'steal', seat: 'noor', from: 'mila', action: 'buy' } },
    {
      name: 'knight-buys',
      play: { type: 'buy', seat: 'noor', pile: 'building-1' },
      log: [
        { type: 'coinsPaid', seat: 'noor', card: 'market', coins: 3 },
        { type: 'cardAcquired', seat: 'noor', card: 'market', source: 'stolen' },
      ],
    },
    {
      name: 'knight-takes',
      play: { type: 'money', seat: 'noor', pile: 'building-1' },
      log: [{ type: 'moneyTaken', seat: 'noor', coins: 4, source: 'own' }],
    },
    { name: 'knight-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
  ],
} satisfies Scenario<RivalKings>;
