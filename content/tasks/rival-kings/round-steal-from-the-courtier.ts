import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'round-steal-from-the-courtier',

  kind: 'play',
  teaches: ['rk.steal.thief-chooses', 'rk.steal.immediate', 'rk.action.money'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', hand: ['countess', 'knight'] },
      { seat: 'mila', played: 'courtier', hand: ['queen', 'trader-2'], markers: 2 },
      { seat: 'juri', played: 'lord-protector', hand: ['bursar', 'diplomat'], coins: 1, buildings: ['garden'] },
      { seat: 'ines', played: 'trader-1', hand: ['count', 'priest'], markers: 2 },
    ],
    turn: 'noor',
    piles: {
      'building-1': { cards: ['tavern', 'market', 'prison', 'harbor', 'inn', 'farm', 'castle-wall'], coins: 6 },
      'building-2': { cards: ['carpentry', 'university', 'mine', 'pavilion', 'forge', 'vineyard', 'cathedral', 'herb-meadow'] },
      'subject-1': { cards: ['carpenter', 'innkeeper', 'jailer', 'sailor', 'farmer', 'court-lady', 'troubadour', 'vintner'] },
      'subject-2': { cards: ['scholar', 'herbalist', 'bishop', 'market-woman', 'watchman', 'miner', 'blacksmith', 'gardener'] },
    },
  },
  seat: 'noor',
  goal: [{ type: 'moneyTaken', seat: 'noor', coins: 6 }],
  solution: [
    { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
    { type: 'money', seat: 'noor', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
