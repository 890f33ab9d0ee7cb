import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'coins-for-new-markers',
  kind: 'predict',
  teaches: ['rk.ability.jailer', 'rk.conflict.equal.two-markers'],
  position: {
    players: [
      { seat: 'noor', played: 'lord-protector', coins: 3, buildings: ['tavern'] },
      { seat: 'mila', played: 'knight', coins: 4, markers: 2 },
      { seat: 'juri', played: 'bursar', coins: 2, markers: 1, subjects: ['jailer'], buildings: ['inn'] },
      { seat: 'ines', played: 'trader-1', coins: 5, markers: 1, subjects: ['miner'] },
    ],
    round: 2,
    piles: {
      'building-1': { cards: ['market'], coins: 2 },
      'building-2': { cards: ['garden'], coins: 1 },
      'subject-1': { cards: ['bishop'], coins: 3 },
      'subject-2': { cards: ['vintner'], coins: 2 },
    },
  },
  then: [
    { type: 'reveal', seat: 'juri' },
    { type: 'steal', seat: 'noor', from: 'juri', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'subject-1' },
    { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'building-1' },
    { type: 'buy', seat: 'noor', pile: 'building-2' },
    { type: 'end', seat: 'noor' },
    { type: 'ability', seat: 'juri', subject: 'jailer' },
  ],
  asks: { number: [{ event: { type: 'coinsReceived', seat: 'juri' }, field: 'coins' }] },
} satisfies Task<RivalKings>;
