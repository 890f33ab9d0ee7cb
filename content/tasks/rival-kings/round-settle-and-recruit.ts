import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'round-settle-and-recruit',
  kind: 'play',
  teaches: [
    'rk.action.settle',
    'rk.action.recruit',
    'rk.action.pass',
    'rk.steal.chain',
    'rk.steal.rest-remains',
    'rk.steal.crests-return',
  ],
  position: {
    players: [
      { seat: 'noor', played: 'trader-1', hand: ['count', 'priest'], markers: 2 },
      {
        seat: 'mila',
        played: 'courtier',
        hand: ['queen', 'trader-2'],
        markers: 2,
        crests: [{ action: 'money', by: 'ines' }],
      },
      {
        seat: 'juri',
        played: 'lord-protector',
        hand: ['bursar', 'diplomat'],
        coins: 1,
        buildings: ['garden'],
      },
      { seat: 'ines', played: 'duke', hand: ['countess', 'knight'], coins: 11 },
    ],
    turn: 'ines',
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
  goal: [
    { type: 'markerSettled', seat: 'ines' },
    { type: 'cardAcquired', seat: 'ines', card: 'carpenter' },
    { type: 'cycleEnded' },
  ],
  inOrder: true,
  avoid: [
    { type: 'cardAcquired', seat: 'ines', card: 'scholar' },
    { type: 'moneyTaken', seat: 'mila', coins: 2 },
  ],
  rivals: [
    { type: 'steal', seat: 'mila', from: 'noor', action: 'money' },
    { type: 'money', seat: 'mila', pile: 'subject-1' },
    { type: 'pass', seat: 'mila', to: 'ines' },
    { type: 'end', seat: 'mila' },
    { type: 'settle', seat: 'noor' },
    { type: 'recruit', seat: 'noor', pile: 'subject-2' },
    { type: 'end', seat: 'noor' },
  ],
  solution: [
    { type: 'settle', seat: 'ines' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
    { type: 'end', seat: 'ines' },
  ],
} satisfies Task<RivalKings>;
