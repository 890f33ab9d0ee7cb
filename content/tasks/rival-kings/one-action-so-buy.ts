import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'one-action-so-buy',
  kind: 'play',
  teaches: ['rk.conflict.equal.free-choice', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 2 },
      { seat: 'mila', played: 'duke', coins: 5, markers: 0 },
      { seat: 'juri', played: 'trader-1', coins: 3, markers: 2 },
      { seat: 'ines', played: 'trader-2', coins: 4, markers: 3 },
    ],
    turn: 'juri',
    piles: {
      'building-1': { cards: ['prison'], coins: 5 },
      'building-2': { cards: ['vineyard'], coins: 2 },
      'subject-1': { cards: ['scholar'], coins: 3 },
      'subject-2': { cards: ['herbalist'], coins: 1 },
    },
  },
  seat: 'juri',
  goal: [{ type: 'cardAcquired', seat: 'juri', action: 'buy' }],
  solution: [{ type: 'buy', seat: 'juri', pile: 'building-2' }],
} satisfies Task<RivalKings>;
