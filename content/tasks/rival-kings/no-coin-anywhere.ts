import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'no-coin-anywhere',
  kind: 'play',
  teaches: ['rk.money.refill', 'rk.money.circulation', 'rk.action.money', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 9, markers: 0, subjects: ['miner'] },
      { seat: 'ines', played: 'bursar', coins: 2, markers: 0, subjects: ['bishop'] },
    ],
    turn: 'ines',
    round: 2,
    piles: {
      'building-1': { cards: ['tavern'], coins: 0 },
      'building-2': { cards: ['cathedral'], coins: 0 },
      'subject-1': { cards: ['jailer'], coins: 0 },
      'subject-2': { cards: ['farmer'], coins: 0 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'cathedral' }],
  avoid: [{ type: 'cardAcquired', seat: 'ines', card: 'tavern' }],
  solution: [
    { type: 'money', seat: 'ines', pile: 'building-1' },
    { type: 'buy', seat: 'ines', pile: 'building-2' },
  ],
} satisfies Task<RivalKings>;
