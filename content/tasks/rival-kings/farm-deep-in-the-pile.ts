import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'farm-deep-in-the-pile',
  kind: 'play',
  teaches: ['rk.ability.miner', 'rk.action.buy.pay-at-pile'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', coins: 4, subjects: ['jailer'] },
      { seat: 'mila', played: 'trader-1', coins: 5, buildings: ['forge'] },
      { seat: 'ines', played: 'queen', coins: 3, markers: 0, subjects: ['farmer', 'miner'] },
    ],
    turn: 'ines',
    round: 3,
    piles: {
      'building-1': { cards: ['prison', 'tavern', 'farm', 'harbor'], size: 4, coins: 2 },
      'building-2': { cards: ['garden', 'castle-wall', 'university', 'farm'], size: 4, coins: 1 },
      'subject-1': { cards: ['herbalist'], size: 4, coins: 2 },
      'subject-2': { cards: ['carpenter'], size: 4, coins: 3 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'farm' }],
  avoid: [
    { type: 'cardAcquired', seat: 'ines', action: 'recruit' },
    { type: 'searchEnded', seat: 'ines' },
  ],
  solution: [
    { type: 'ability', seat: 'ines', subject: 'miner', pile: 'building-1' },
    { type: 'take', seat: 'ines', card: 'farm' },
  ],
} satisfies Task<RivalKings>;
