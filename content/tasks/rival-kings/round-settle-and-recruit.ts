import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'round-settle-and-recruit',

  kind: 'play',
  teaches: ['rk.action.settle', 'rk.action.recruit', 'rk.action.recruit.active'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', hand: ['countess', 'knight'], coins: 11 },
      { seat: 'mila', played: 'courtier', hand: ['queen', 'trader-2'], markers: 2, crests: [{ action: 'money', by: 'noor' }] },
      { seat: 'juri', played: 'lord-protector', hand: ['bursar', 'diplomat'], coins: 1, buildings: ['garden'] },
      { seat: 'ines', played: 'trader-1', hand: ['count', 'priest'], markers: 2 },
    ],
    turn: 'noor',
    piles: {
      'building-1': { cards: ['tavern', 'market', 'prison', 'harbor', 'inn', 'farm', 'castle-wall'], coins: 0 },
      'building-2': { cards: ['carpentry', 'university', 'mine', 'pavilion', 'forge', 'vineyard', 'cathedral', 'herb-meadow'] },
      'subject-1': { cards: ['carpenter', 'innkeeper', 'jailer', 'sailor', 'farmer', 'court-lady', 'troubadour', 'vintner'] },
      'subject-2': { cards: ['scholar', 'herbalist', 'bishop', 'market-woman', 'watchman', 'miner', 'blacksmith', 'gardener'] },
    },
  },
  seat: 'noor',
  goal: [
    { type: 'markerSettled', seat: 'noor' },
    { type: 'cardAcquired', seat: 'noor', card: 'carpenter' },
  ],
  solution: [
    { type: 'settle', seat: 'noor' },
    { type: 'recruit', seat: 'noor', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
