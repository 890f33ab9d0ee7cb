import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'who-puts-a-marker-back',
  kind: 'predict',
  teaches: ['rk.action.settle'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', coins: 4, markers: 1 },
      { seat: 'mila', played: 'trader-1', coins: 1, markers: 0 },
      { seat: 'juri', played: 'bursar', coins: 2, markers: 2 },
    ],
    turn: 'noor',
    piles: {
      'building-1': { cards: ['forge', 'harbor'], coins: 2 },
      'building-2': { cards: ['market'], coins: 2 },
      'subject-1': { cards: ['watchman', 'innkeeper'], coins: 2 },
      'subject-2': { cards: ['miner'], coins: 3 },
    },
  },
  then: [
    { type: 'settle', seat: 'noor' },
    { type: 'recruit', seat: 'noor', pile: 'subject-1' },
    { type: 'end', seat: 'noor' },
    { type: 'money', seat: 'juri', pile: 'subject-2' },
    { type: 'buy', seat: 'juri', pile: 'building-1' },
    { type: 'end', seat: 'juri' },
    { type: 'money', seat: 'mila', pile: 'subject-1' },
    { type: 'recruit', seat: 'mila', pile: 'subject-2' },
    { type: 'buy', seat: 'mila', pile: 'building-1' },
  ],
  asks: { seats: [{ event: { type: 'markerSettled' }, field: 'seat' }] },
} satisfies Task<RivalKings>;
