import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'robbed-and-still-robbing',
  kind: 'predict',
  teaches: ['rk.conflict.lines', 'rk.steal.chain', 'rk.steal.on-thiefs-turn'],
  position: {
    players: [
      { seat: 'noor', played: 'knight', coins: 2 },
      { seat: 'mila', played: 'diplomat', coins: 1 },
      { seat: 'juri', played: 'trader-2', coins: 4 },
      { seat: 'ines', played: 'queen', coins: 1 },
    ],
    piles: {
      'building-1': { cards: ['carpentry'], coins: 3 },
      'building-2': { cards: ['prison'], coins: 1 },
      'subject-1': { cards: ['herbalist'], coins: 4 },
      'subject-2': { cards: ['market-woman'], coins: 2 },
    },
  },
  then: [
    { type: 'reveal', seat: 'noor' },
    { type: 'steal', seat: 'ines', from: 'noor', action: 'money' },
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'end', seat: 'ines' },
    { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'building-1' },
    { type: 'end', seat: 'noor' },
    { type: 'steal', seat: 'mila', from: 'juri', action: 'money' },
    { type: 'money', seat: 'mila', pile: 'subject-2' },
    { type: 'end', seat: 'mila' },
  ],
  asks: { seats: [{ event: 'actionStolen', field: 'thief' }] },
} satisfies Task<RivalKings>;
