import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'rid-of-two-markers',
  kind: 'play',
  teaches: ['rk.ability.herbalist', 'rk.action.settle'],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 4, markers: 2, subjects: ['carpenter', 'herbalist'] },
      { seat: 'mila', played: 'bursar', coins: 2, markers: 2 },
      { seat: 'juri', played: 'knight', coins: 3, markers: 3, subjects: ['scholar'] },
      { seat: 'ines', played: 'trader-1', coins: 4, markers: 0, buildings: ['mine'] },
    ],
    turn: 'noor',
    round: 3,
    piles: {
      'building-1': { cards: ['harbor'], coins: 2 },
      'building-2': { cards: ['market'], coins: 1 },
      'subject-1': { cards: ['sailor'], coins: 2 },
      'subject-2': { cards: ['vintner'], coins: 3 },
    },
  },
  seat: 'noor',
  goal: [
    { type: 'markerSettled', seat: 'noor' },
    { type: 'markerPassed', seat: 'noor' },
    { type: 'cardAcquired', seat: 'noor', action: 'buy' },
  ],
  solution: [
    { type: 'settle', seat: 'noor' },
    { type: 'ability', seat: 'noor', subject: 'herbalist', to: 'ines' },
    { type: 'buy', seat: 'noor', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
