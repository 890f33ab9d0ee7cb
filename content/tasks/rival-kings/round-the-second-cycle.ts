import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'round-the-second-cycle',
  kind: 'play',
  teaches: [
    'rk.play.choose',
    'rk.conflict.unequal.loser-marker',
    'rk.ability.carpenter',
    'rk.action.buy.row',
  ],
  position: {
    players: [
      { seat: 'noor', hand: ['count', 'priest'], coins: 2, subjects: ['scholar'] },
      { seat: 'mila', hand: ['queen', 'trader-2'], coins: 9 },
      { seat: 'juri', hand: ['bursar', 'diplomat'], coins: 1, buildings: ['garden'] },
      { seat: 'ines', hand: ['countess', 'knight'], coins: 9, markers: 1, subjects: ['carpenter'] },
    ],
    cycle: 2,
    usedCharacters: ['duke', 'courtier', 'lord-protector', 'trader-1'],
    piles: {
      'building-1': {
        cards: ['tavern', 'market', 'prison', 'harbor', 'inn', 'farm', 'castle-wall'],
        coins: 0,
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
        cards: ['innkeeper', 'jailer', 'sailor', 'farmer', 'court-lady', 'troubadour', 'vintner'],
        coins: 0,
      },
      'subject-2': {
        cards: [
          'herbalist',
          'bishop',
          'market-woman',
          'watchman',
          'miner',
          'blacksmith',
          'gardener',
        ],
        coins: 5,
      },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'carpentry' }],
  avoid: [
    { type: 'cardAcquired', seat: 'ines', action: 'recruit' },
    { type: 'cardAcquired', seat: 'ines', card: 'tavern' },
    { type: 'cycleEnded' },
  ],
  rivals: [
    { type: 'choose', seat: 'noor', character: 'count' },
    { type: 'choose', seat: 'mila', character: 'queen' },
    { type: 'choose', seat: 'juri', character: 'bursar' },
    { type: 'steal', seat: 'mila', from: 'juri', action: 'money' },
    { type: 'money', seat: 'mila', pile: 'subject-2' },
    { type: 'recruit', seat: 'mila', pile: 'subject-1' },
    { type: 'end', seat: 'mila' },
    { type: 'settle', seat: 'noor' },
    { type: 'end', seat: 'noor' },
    { type: 'steal', seat: 'juri', from: 'ines', action: 'money' },
    { type: 'money', seat: 'juri', pile: 'subject-1' },
    { type: 'end', seat: 'juri' },
  ],
  solution: [
    { type: 'choose', seat: 'ines', character: 'countess' },
    { type: 'reveal', seat: 'ines' },
    { type: 'settle', seat: 'ines' },
    { type: 'ability', seat: 'ines', subject: 'carpenter', pile: 'building-2' },
  ],
} satisfies Task<RivalKings>;
