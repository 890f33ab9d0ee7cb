import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'carpenter-although-robbed',
  teaches: ['rk.ability.carpenter', 'rk.steal.covered-lost'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'queen', coins: 6, subjects: ['miner'] },
        { seat: 'mila', played: 'bursar', coins: 1, markers: 2, subjects: ['carpenter'] },
        { seat: 'juri', played: 'duke', coins: 1, markers: 0, buildings: ['inn'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['mine'] },
        'building-2': { cards: ['carpentry'], coins: 3 },
        'subject-1': { cards: ['sailor'] },
        'subject-2': { cards: ['gardener'] },
      },
    },
  },
  steps: [
    { name: 'queen-steals', play: { type: 'steal', seat: 'noor', from: 'mila', action: 'buy' } },
    { name: 'queen-buys', play: { type: 'buy', seat: 'noor', pile: 'building-1' } },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
    { name: 'queen-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'duke-ends', play: { type: 'end', seat: 'juri' } },
    { name: 'bursar-takes', play: { type: 'money', seat: 'mila', pile: 'building-2' } },
    {
      name: 'bursar-covered',
      refused: { type: 'buy', seat: 'mila', pile: 'building-2' },
      because: 'rk.steal.covered-lost',
    },
    {
      name: 'carpenter-buys',
      play: { type: 'ability', seat: 'mila', subject: 'carpenter', pile: 'building-2' },
      log: [
        { type: 'abilityUsed', seat: 'mila', subject: 'carpenter' },
        { type: 'coinsPaid', seat: 'mila', card: 'carpentry', coins: 3 },
        { type: 'cardAcquired', seat: 'mila', card: 'carpentry', source: 'ability' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
