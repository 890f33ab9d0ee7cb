import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'somebody-for-the-forge',
  kind: 'play',
  teaches: ['rk.action.recruit', 'rk.components.number'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 4, buildings: ['tavern', 'forge'] },
      { seat: 'mila', played: 'duke', coins: 3, markers: 0, subjects: ['herbalist'] },
      { seat: 'juri', played: 'diplomat', coins: 5, buildings: ['pavilion'] },
      { seat: 'ines', played: 'trader-1', coins: 2, markers: 2, subjects: ['bishop'], buildings: ['farm'] },
    ],
    turn: 'noor',
    round: 2,
    piles: {
      'building-1': { cards: ['harbor'], coins: 2 },
      'building-2': { cards: ['mine'], coins: 1 },
      'subject-1': { cards: ['watchman'], coins: 4 },
      'subject-2': { cards: ['innkeeper'], coins: 2 },
    },
  },
  seat: 'noor',
  goal: [{ type: 'cardAcquired', seat: 'noor', card: 'innkeeper' }],
  solution: [{ type: 'recruit', seat: 'noor', pile: 'subject-2' }],
} satisfies Task<RivalKings>;
