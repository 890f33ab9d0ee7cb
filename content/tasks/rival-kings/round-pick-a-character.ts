import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'round-pick-a-character',

  kind: 'play',
  teaches: ['rk.play.choose'],
  position: {
    players: [
      { seat: 'noor', hand: ['countess', 'duke', 'knight'] },
      { seat: 'mila', hand: ['courtier', 'queen', 'trader-2'] },
      { seat: 'juri', hand: ['bursar', 'diplomat', 'lord-protector'] },
      { seat: 'ines', hand: ['count', 'priest', 'trader-1'] },
    ],
    piles: {
      'building-1': { cards: ['garden', 'tavern', 'market', 'prison', 'harbor', 'inn', 'farm', 'castle-wall'] },
      'building-2': { cards: ['carpentry', 'university', 'mine', 'pavilion', 'forge', 'vineyard', 'cathedral', 'herb-meadow'] },
      'subject-1': { cards: ['carpenter', 'innkeeper', 'jailer', 'sailor', 'farmer', 'court-lady', 'troubadour', 'vintner'] },
      'subject-2': { cards: ['scholar', 'herbalist', 'bishop', 'market-woman', 'watchman', 'miner', 'blacksmith', 'gardener'] },
    },
  },
  seat: 'noor',
  goal: [{ type: 'characterChosen', seat: 'noor', character: 'duke' }],
  avoid: [
    { type: 'characterChosen', seat: 'noor', character: 'countess' },
    { type: 'characterChosen', seat: 'noor', character: 'knight' },
  ],
  solution: [{ type: 'choose', seat: 'noor', character: 'duke' }],
} satisfies Task<RivalKings>;
