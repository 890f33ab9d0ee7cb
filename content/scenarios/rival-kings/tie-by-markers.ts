import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'tie-by-markers',
  teaches: ['rk.turn.tie.fewer-markers', 'rk.turn.rank-order'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'duke', markers: 2 },
        { seat: 'mila', played: 'count', markers: 0 },
        { seat: 'juri', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['prison'] },
        'building-2': { cards: ['herb-meadow'] },
        'subject-1': { cards: ['scholar'] },
        'subject-2': { cards: ['vintner'] },
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
        { type: 'equalConflict', rank: 'B', marked: ['noor', 'mila'] },
        { type: 'turnStarted', seat: 'mila' },
      ],
    },
    {
      name: 'duke-too-early',
      refused: { type: 'settle', seat: 'noor' },
      because: 'rk.turn.tie.fewer-markers',
    },
    { name: 'count-buys', play: { type: 'buy', seat: 'mila', pile: 'building-1' } },
    {
      name: 'count-ends',
      play: { type: 'end', seat: 'mila' },
      log: [{ type: 'turnStarted', seat: 'noor' }],
    },
    { name: 'duke-settles', play: { type: 'settle', seat: 'noor' } },
  ],
} satisfies Scenario<RivalKings>;
