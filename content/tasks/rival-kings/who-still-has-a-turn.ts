import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'who-still-has-a-turn',

  kind: 'predict',
  teaches: ['rk.end.trigger', 'rk.end.finish-cycle'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 2, subjects: ['innkeeper', 'jailer', 'scholar'], buildings: ['mine', 'inn'] },
      { seat: 'mila', played: 'diplomat', coins: 3, markers: 2, subjects: ['vintner', 'sailor'], buildings: ['harbor', 'farm', 'market'] },
      { seat: 'juri', played: 'duke', coins: 4, subjects: ['blacksmith', 'court-lady'], buildings: ['carpentry', 'prison'] },
      { seat: 'ines', played: 'trader-1', coins: 1, markers: 2, subjects: ['miner', 'gardener'], buildings: ['garden', 'cathedral'] },
    ],
    round: 4,
    turn: 'juri',
    piles: {
      'building-1': { cards: ['castle-wall'], coins: 1 },
      'building-2': { cards: ['tavern'], coins: 2 },
      'subject-1': { cards: ['bishop'], size: 1, coins: 0 },
      'subject-2': { cards: ['farmer'], coins: 3 },
    },
  },
  then: [
    { type: 'recruit', seat: 'juri', pile: 'subject-1' },
    { type: 'end', seat: 'juri' },
    { type: 'steal', seat: 'mila', from: 'ines', action: 'money' },
    { type: 'money', seat: 'mila', pile: 'subject-1' },
    { type: 'settle', seat: 'mila' },
    { type: 'buy', seat: 'mila', pile: 'building-2' },
    { type: 'end', seat: 'mila' },
    { type: 'settle', seat: 'ines' },
    { type: 'end', seat: 'ines' },
  ],
  asks: { seats: [{ event: 'turnStarted', field: 'seat' }] },
} satisfies Task<RivalKings>;
