import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'scholar-after-the-purchase',
  kind: 'play',
  teaches: ['rk.ability.scholar', 'rk.action.buy.row'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 2, subjects: ['watchman'] },
      { seat: 'mila', played: 'bursar', coins: 4, markers: 2, crests: [{ action: 'money', by: 'noor' }] },
      { seat: 'juri', played: 'count', coins: 3, markers: 0, subjects: ['vintner', 'scholar'], buildings: ['inn', 'forge'] },
      { seat: 'ines', played: 'countess', coins: 3, markers: 2, buildings: ['mine'] },
    ],
    turn: 'juri',
    round: 3,
    piles: {
      'building-1': { cards: ['vineyard'], coins: 2 },
      'building-2': { cards: ['market'], coins: 1 },
      'subject-1': { cards: ['farmer'], coins: 2 },
      'subject-2': { cards: ['jailer'], coins: 3 },
    },
  },
  seat: 'juri',
  goal: [
    { type: 'cardAcquired', seat: 'juri', action: 'buy' },
    { type: 'coinsReceived', seat: 'juri', coins: 3 },
  ],
  solution: [
    { type: 'buy', seat: 'juri', pile: 'building-2' },
    { type: 'ability', seat: 'juri', subject: 'scholar' },
  ],
} satisfies Task<RivalKings>;
