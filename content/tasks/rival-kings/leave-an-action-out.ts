import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'leave-an-action-out',
  kind: 'play',
  teaches: ['rk.action.left-to-right', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 2, markers: 0 },
      { seat: 'mila', played: 'trader-1', coins: 1, subjects: ['gardener'] },
      { seat: 'juri', played: 'count', coins: 4, markers: 0, buildings: ['harbor'] },
      { seat: 'ines', played: 'bursar', coins: 3, markers: 2, subjects: ['miner'] },
    ],
    turn: 'mila',
    round: 2,
    piles: {
      'building-1': { cards: ['garden'], coins: 1 },
      'building-2': { cards: ['forge'], coins: 3 },
      'subject-1': { cards: ['watchman'], coins: 2 },
      'subject-2': { cards: ['sailor'], coins: 2 },
    },
  },
  before: [{ type: 'money', seat: 'mila', pile: 'building-2' }],
  seat: 'mila',
  goal: [{ type: 'cardAcquired', seat: 'mila', card: 'garden' }],
  avoid: ['cycleEnded'],
  solution: [{ type: 'buy', seat: 'mila', pile: 'building-1' }],
} satisfies Task<RivalKings>;
