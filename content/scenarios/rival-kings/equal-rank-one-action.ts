import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'equal-rank-one-action',
  teaches: [
    'rk.conflict.equal.one-action',
    'rk.conflict.equal.free-choice',
    'rk.conflict.equal.markers',
    'rk.rank.two-cards-each',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'duke', markers: 0 },
        { seat: 'mila', played: 'count' },
        { seat: 'juri', played: 'knight' },
      ],
      piles: {
        'building-1': { cards: ['mine'] },
        'building-2': { cards: ['garden'] },
        'subject-1': { cards: ['miner'] },
        'subject-2': { cards: ['watchman'] },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        'charactersRevealed',
        'conflictsFound',
        { type: 'equalConflict', rank: 'B', seats: ['noor', 'mila'], marked: ['noor', 'mila'] },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    { name: 'duke-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
    {
      name: 'duke-settles-too',
      refused: { type: 'settle', seat: 'noor' },
      because: 'rk.conflict.equal.one-action',
    },
    { name: 'duke-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'count-settles', play: { type: 'settle', seat: 'mila' } },
    {
      name: 'count-buys-too',
      refused: { type: 'buy', seat: 'mila', pile: 'building-1' },
      because: 'rk.conflict.equal.one-action',
    },
    { name: 'count-ends', play: { type: 'end', seat: 'mila' } },
  ],
  answer: { step: 'duke-settles-too', moment: 1 },
} satisfies Scenario<RivalKings>;
