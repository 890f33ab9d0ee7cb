import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'round-steal-from-the-courtier',
  kind: 'play',
  teaches: ['rk.steal.thief-chooses', 'rk.steal.immediate', 'rk.action.money'],
  position: {
    players: [
      { seat: 'noor', played: 'trader-1', hand: ['count', 'priest'], markers: 2 },
      { seat: 'mila', played: 'courtier', hand: ['queen', 'trader-2'], markers: 2 },
      {
        seat: 'juri',
        played: 'lord-protector',
        hand: ['bursar', 'diplomat'],
        coins: 1,
        buildings: ['garden'],
      },
      { seat: 'ines', played: 'duke', hand: ['countess', 'knight'] },
    ],
    turn: 'ines',
    piles: {
      'building-1': {
        cards: ['tavern', 'market', 'prison', 'harbor', 'inn', 'farm', 'castle-wall'],
        coins: 6,
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
  goal: [{ type: 'moneyTaken', seat: 'ines', coins: 6 }],
  avoid: [
    { type: 'actionStolen', thief: 'ines', action: 'pass' },
    { type: 'moneyTaken', seat: 'ines', coins: 2 },
    { type: 'actionWaived', seat: 'ines' },
    { type: 'markerSettled', seat: 'ines' },
    { type: 'cardAcquired', seat: 'ines' },
  ],
  solution: [
    { type: 'steal', seat: 'ines', from: 'mila', action: 'money' },
    { type: 'money', seat: 'ines', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
