import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'one-of-the-last-two',
  kind: 'play',
  teaches: ['rk.conflict.equal.choose-uncovered', 'rk.conflict.equal.one-action', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 3, buildings: ['farm'] },
      { seat: 'mila', played: 'countess', coins: 2, subjects: ['bishop'] },
      {
        seat: 'juri',
        played: 'trader-1',
        coins: 5,
        markers: 4,
        crests: [
          { action: 'buy', by: 'noor' },
          { action: 'money', by: 'mila' },
        ],
      },
      {
        seat: 'ines',
        played: 'trader-2',
        coins: 4,
        markers: 3,
        crests: [
          { action: 'money', by: 'noor' },
          { action: 'recruit', by: 'mila' },
        ],
      },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['market'], coins: 0 },
      'building-2': { cards: ['garden'], coins: 0 },
      'subject-1': { cards: ['gardener'], coins: 3 },
      'subject-2': { cards: ['miner'], coins: 2 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', action: 'buy' }],
  solution: [{ type: 'buy', seat: 'ines', pile: 'building-2' }],
} satisfies Task<RivalKings>;
