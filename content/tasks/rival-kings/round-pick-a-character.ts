import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'round-pick-a-character',
  kind: 'play',
  teaches: [
    'rk.play.choose',
    'rk.play.reveal',
    'rk.conflict.unequal.loser-marker',
    'rk.turn.rank-order',
  ],
  position: {
    players: [
      { seat: 'noor', hand: ['count', 'priest', 'trader-1'] },
      { seat: 'mila', hand: ['courtier', 'queen', 'trader-2'] },
      { seat: 'juri', hand: ['bursar', 'diplomat', 'lord-protector'] },
      { seat: 'ines', hand: ['countess', 'duke', 'knight'] },
    ],
    piles: {
      'building-1': {
        cards: ['garden', 'tavern', 'market', 'prison', 'harbor', 'inn', 'farm', 'castle-wall'],
      },
      'building-2': {
        cards: [
          'carpentry',
          'university',
          'mine',
          'pavilion',
          'forge',
          'vineyard',
          'cathedral',
          'herb-meadow',
        ],
      },
      'subject-1': {
        cards: [
          'carpenter',
          'innkeeper',
          'jailer',
          'sailor',
          'farmer',
          'court-lady',
          'troubadour',
          'vintner',
        ],
      },
      'subject-2': {
        cards: [
          'scholar',
          'herbalist',
          'bishop',
          'market-woman',
          'watchman',
          'miner',
          'blacksmith',
          'gardener',
        ],
      },
    },
  },
  seat: 'ines',
  goal: [{ type: 'turnStarted' }],
  avoid: [
    { type: 'characterChosen', seat: 'ines', character: 'countess' },
    { type: 'characterChosen', seat: 'ines', character: 'knight' },
  ],
  rivals: [
    { type: 'choose', seat: 'noor', character: 'trader-1' },
    { type: 'choose', seat: 'mila', character: 'courtier' },
    { type: 'choose', seat: 'juri', character: 'lord-protector' },
  ],
  solution: [
    { type: 'choose', seat: 'ines', character: 'duke' },
    { type: 'reveal', seat: 'ines' },
  ],
} satisfies Task<RivalKings>;
