import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-troubadour-who-buys',
  teaches: ['rk.ability.troubadour.cross-type', 'rk.action.top-card'],
  start: {
    position: {
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'queen', subjects: ['troubadour'], buildings: ['farm'] },
        { seat: 'mila', played: 'count', markers: 0, subjects: ['farmer'] },
        { seat: 'juri', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['tavern'] },
        'building-2': { cards: ['prison'] },
        'subject-1': { cards: ['sailor'] },
        'subject-2': { cards: ['bishop'] },
      },
    },
  },
  steps: [
    {
      name: 'gives-the-farm',
      play: {
        type: 'ability',
        seat: 'noor',
        subject: 'troubadour',
        give: 'farm',
        pile: 'subject-1',
      },
    },
    {
      name: 'queen-recruits-the-farm',
      refused: { type: 'recruit', seat: 'noor', pile: 'subject-1' },
      because: 'rk.action.top-card',
    },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-2' } },
    { name: 'queen-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'count-buys-the-farm', play: { type: 'buy', seat: 'mila', pile: 'subject-1' } },
  ],
} satisfies Scenario<RivalKings>;
