import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'a-building-for-the-gardener',
  kind: 'play',
  teaches: ['rk.action.buy', 'rk.components.number'],
  position: {
    players: [
      { seat: 'noor', played: 'lord-protector', subjects: ['gardener'] },
      { seat: 'mila', played: 'count', coins: 4, markers: 0, buildings: ['cathedral'] },
      { seat: 'juri', played: 'countess', coins: 3, subjects: ['miner'] },
      { seat: 'ines', played: 'trader-2', coins: 6, markers: 2, buildings: ['market'] },
    ],
    turn: 'noor',
    round: 2,
    piles: {
      'building-1': { cards: ['castle-wall'], coins: 2 },
      'building-2': { cards: ['garden'], coins: 3 },
      'subject-1': { cards: ['sailor'], coins: 1 },
      'subject-2': { cards: ['blacksmith'], coins: 2 },
    },
  },
  seat: 'noor',
  goal: [{ type: 'cardAcquired', seat: 'noor', card: 'garden' }],
  solution: [{ type: 'buy', seat: 'noor', pile: 'building-2' }],
} satisfies Task<RivalKings>;
