import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'no-coin-anywhere',
  kind: 'play',
  teaches: ['rk.money.refill', 'rk.action.money', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'lord-protector', coins: 9, buildings: ['tavern'] },
      { seat: 'mila', played: 'duke', coins: 12, markers: 0, subjects: ['sailor'] },
      { seat: 'juri', played: 'diplomat', coins: 2, markers: 0, subjects: ['gardener'] },
      { seat: 'ines', played: 'priest', coins: 14, markers: 1, subjects: ['miner'] },
    ],
    turn: 'juri',
    round: 2,
    piles: {
      'building-1': { cards: ['mine'], coins: 0 },
      'building-2': { cards: ['garden'], coins: 0 },
      'subject-1': { cards: ['bishop'], coins: 0 },
      'subject-2': { cards: ['farmer'], coins: 0 },
    },
  },
  seat: 'juri',
  goal: [{ type: 'cardAcquired', seat: 'juri', card: 'garden' }],
  avoid: ['cycleEnded'],
  solution: [
    { type: 'money', seat: 'juri', pile: 'building-1' },
    { type: 'buy', seat: 'juri', pile: 'building-2' },
  ],
} satisfies Task<RivalKings>;
