import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'round-foresee-the-conflicts',

  kind: 'predict',
  teaches: ['rk.play.reveal', 'rk.conflict.unequal.loser-marker', 'rk.turn.rank-order'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', hand: ['countess', 'knight'] },
      { seat: 'mila', played: 'courtier', hand: ['queen', 'trader-2'] },
      { seat: 'juri', played: 'lord-protector', hand: ['bursar', 'diplomat'] },
      { seat: 'ines', played: 'trader-1', hand: ['count', 'priest'] },
    ],
    piles: {
      'building-1': { cards: ['garden', 'tavern', 'market', 'prison', 'harbor', 'inn', 'farm', 'castle-wall'] },
      'building-2': { cards: ['carpentry', 'university', 'mine', 'pavilion', 'forge', 'vineyard', 'cathedral', 'herb-meadow'] },
      'subject-1': { cards: ['carpenter', 'innkeeper', 'jailer', 'sailor', 'farmer', 'court-lady', 'troubadour', 'vintner'] },
      'subject-2': { cards: ['scholar', 'herbalist', 'bishop', 'market-woman', 'watchman', 'miner', 'blacksmith', 'gardener'] },
    },
  },
  then: [{ type: 'reveal', seat: 'noor' }],
  asks: {
    seats: [
      { event: 'equalConflict', field: 'marked' },
      { event: 'unequalConflict', field: 'marked' },
    ],
  },
} satisfies Task<RivalKings>;
