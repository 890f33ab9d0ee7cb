import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'farmer-recovers-a-stolen-action',
  teaches: ['rk.ability.farmer', 'rk.steal.covered-lost'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'queen', coins: 0, buildings: ['inn'] },
        { seat: 'mila', played: 'bursar', coins: 1, markers: 2, subjects: ['farmer'] },
      ],
      turn: 'noor',
      neutral: 'countess',
      round: 2,
      piles: {
        'building-1': { cards: ['farm'], coins: 4 },
        'building-2': { cards: ['garden'], coins: 1 },
        'subject-1': { cards: ['sailor'], coins: 1 },
        'subject-2': { cards: ['watchman'], coins: 1 },
      },
    },
  },
  steps: [
    { name: 'queen-steals', play: { type: 'steal', seat: 'noor', from: 'mila', action: 'money' } },
    { name: 'queen-takes', play: { type: 'money', seat: 'noor', pile: 'building-1' } },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
    { name: 'queen-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'bursar-covered',
      refused: { type: 'money', seat: 'mila', pile: 'subject-1' },
      because: 'rk.steal.covered-lost',
    },
    {
      name: 'farmer-and-an-action-still-there',
      refused: { type: 'ability', seat: 'mila', subject: 'farmer', action: 'buy' },
      because: 'rk.ability.farmer',
    },
    {
      name: 'farmer-recovers',
      play: { type: 'ability', seat: 'mila', subject: 'farmer', action: 'money' },
      log: [
        { type: 'abilityUsed', seat: 'mila', subject: 'farmer' },
        { type: 'actionRecovered', seat: 'mila', actions: ['money'] },
      ],
    },
    {
      name: 'bursar-takes',
      play: { type: 'money', seat: 'mila', pile: 'subject-1' },
      log: [{ type: 'moneyTaken', seat: 'mila', coins: 4, source: 'farmer' }],
    },
    { name: 'bursar-buys', play: { type: 'buy', seat: 'mila', pile: 'building-1' } },
  ],
} satisfies Scenario<RivalKings>;
