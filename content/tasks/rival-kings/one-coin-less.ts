import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'one-coin-less',
  kind: 'play',
  teaches: ['rk.ability.blacksmith', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', coins: 2 },
      { seat: 'mila', played: 'trader-1', coins: 4, buildings: ['inn'] },
      {
        seat: 'ines',
        played: 'lord-protector',
        coins: 3,
        markers: 0,
        subjects: ['jailer', 'blacksmith'],
      },
    ],
    turn: 'ines',
    round: 3,
    piles: {
      'building-1': { cards: ['market'], coins: 2 },
      'building-2': { cards: ['prison'], coins: 2 },
      'subject-1': { cards: ['sailor'], coins: 1 },
      'subject-2': { cards: ['miner'], coins: 3 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'prison' }],
  avoid: [{ type: 'cardAcquired', seat: 'ines', card: 'market' }],
  solution: [{ type: 'buy', seat: 'ines', pile: 'building-2', using: 'blacksmith' }],
} satisfies Task<RivalKings>;
