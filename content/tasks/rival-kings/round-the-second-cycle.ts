import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'round-the-second-cycle',

  kind: 'play',
  teaches: ['rk.play.choose', 'rk.conflict.unequal.loser-marker', 'rk.action.settle', 'rk.ability.carpenter'],
  position: {
    players: [
      { seat: 'noor', hand: ['countess', 'knight'], coins: 9, markers: 1, subjects: ['carpenter'] },
      { seat: 'mila', hand: ['queen', 'trader-2'], coins: 9 },
      { seat: 'juri', hand: ['bursar', 'diplomat'], coins: 1, buildings: ['garden'] },
      { seat: 'ines', hand: ['count', 'priest'], coins: 2, subjects: ['scholar'] },
    ],
    cycle: 2,
    usedCharacters: ['duke', 'courtier', 'lord-protector', 'trader-1'],
    piles: {
      'building-1': { cards: ['tavern', 'market', 'prison', 'harbor', 'inn', 'farm', 'castle-wall'], coins: 0 },
      'building-2': { cards: ['carpentry', 'university', 'mine', 'pavilion', 'forge', 'vineyard', 'cathedral', 'herb-meadow'] },
      'subject-1': { cards: ['innkeeper', 'jailer', 'sailor', 'farmer', 'court-lady', 'troubadour', 'vintner'], coins: 0 },
      'subject-2': { cards: ['herbalist', 'bishop', 'market-woman', 'watchman', 'miner', 'blacksmith', 'gardener'], coins: 5 },
    },
  },
  seat: 'noor',
  goal: [
    { type: 'markerSettled', seat: 'noor' },
    { type: 'cardAcquired', seat: 'noor', card: 'carpentry' },
  ],
  rivals: [
    { type: 'choose', seat: 'mila', character: 'queen' },
    { type: 'choose', seat: 'juri', character: 'bursar' },
    { type: 'choose', seat: 'ines', character: 'count' },
    { type: 'steal', seat: 'mila', from: 'juri', action: 'money' },
    { type: 'money', seat: 'mila', pile: 'subject-2' },
    { type: 'recruit', seat: 'mila', pile: 'subject-1' },
    { type: 'end', seat: 'mila' },
    { type: 'settle', seat: 'ines' },
    { type: 'end', seat: 'ines' },
    { type: 'steal', seat: 'juri', from: 'noor', action: 'money' },
    { type: 'money', seat: 'juri', pile: 'subject-1' },
    { type: 'end', seat: 'juri' },
  ],
  solution: [
    { type: 'choose', seat: 'noor', character: 'countess' },
    { type: 'reveal', seat: 'noor' },
    { type: 'settle', seat: 'noor' },
    { type: 'ability', seat: 'noor', subject: 'carpenter', pile: 'building-2' },
  ],
} satisfies Task<RivalKings>;
