import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'one-coin-less',
  kind: 'play',
  teaches: ['rk.ability.blacksmith', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'lord-protector', coins: 3, subjects: ['jailer', 'blacksmith'] },
      { seat: 'mila', played: 'duke', coins: 2, markers: 2 },
      { seat: 'juri', played: 'courtier', coins: 4, markers: 2, buildings: ['inn'] },
      { seat: 'ines', played: 'diplomat', coins: 3, subjects: ['vintner'] },
    ],
    turn: 'noor',
    round: 3,
    piles: {
      'building-1': { cards: ['market'], coins: 2 },
      'building-2': { cards: ['prison'], coins: 2 },
      'subject-1': { cards: ['sailor'], coins: 1 },
      'subject-2': { cards: ['miner'], coins: 3 },
    },
  },
  seat: 'noor',
  goal: [{ type: 'cardAcquired', seat: 'noor', card: 'prison' }],
  solution: [{ type: 'buy', seat: 'noor', pile: 'building-2', using: 'blacksmith' }],
} satisfies Task<RivalKings>;
