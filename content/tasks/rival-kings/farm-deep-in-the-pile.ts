import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'farm-deep-in-the-pile',
  kind: 'play',
  teaches: ['rk.ability.miner', 'rk.action.buy.pay-at-pile'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 3, subjects: ['farmer', 'miner'] },
      { seat: 'mila', played: 'duke', coins: 4, subjects: ['jailer'] },
      { seat: 'juri', played: 'courtier', coins: 2, markers: 2 },
      { seat: 'ines', played: 'diplomat', coins: 5, buildings: ['forge'] },
    ],
    turn: 'noor',
    round: 3,
    piles: {
      'building-1': { cards: ['prison', 'tavern', 'farm', 'inn', 'harbor'], coins: 2 },
      'building-2': { cards: ['garden', 'market', 'castle-wall', 'university', 'farm'], coins: 1 },
      'subject-1': { cards: ['herbalist'], coins: 2 },
      'subject-2': { cards: ['carpenter'], coins: 3 },
    },
  },
  seat: 'noor',
  goal: [{ type: 'cardAcquired', seat: 'noor', card: 'farm' }],
  solution: [
    { type: 'ability', seat: 'noor', subject: 'miner', pile: 'building-1' },
    { type: 'take', seat: 'noor', card: 'farm' },
  ],
} satisfies Task<RivalKings>;
