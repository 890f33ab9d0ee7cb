import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'rid-of-two-markers',
  kind: 'play',
  teaches: ['rk.ability.herbalist', 'rk.action.settle'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 2, markers: 0, buildings: ['tavern', 'mine'] },
      { seat: 'mila', played: 'trader-1', coins: 3, markers: 2 },
      { seat: 'ines', played: 'duke', coins: 3, markers: 2, subjects: ['herbalist'] },
    ],
    turn: 'ines',
    round: 3,
    piles: {
      'building-1': { cards: ['harbor'], coins: 2 },
      'building-2': { cards: ['market'], coins: 1 },
      'subject-1': { cards: ['sailor'], coins: 2 },
      'subject-2': { cards: ['vintner'], coins: 3 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'markerSettled', seat: 'ines' },
    { type: 'markerPassed', seat: 'ines' },
  ],
  avoid: [{ type: 'cardAcquired', seat: 'ines' }],
  solution: [
    { type: 'settle', seat: 'ines' },
    { type: 'ability', seat: 'ines', subject: 'herbalist', to: 'noor' },
  ],
} satisfies Task<RivalKings>;
