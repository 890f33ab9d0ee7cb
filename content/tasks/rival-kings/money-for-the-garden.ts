import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'money-for-the-garden',
  kind: 'play',
  teaches: ['rk.action.money', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', coins: 6, markers: 0, buildings: ['inn'] },
      { seat: 'mila', played: 'priest', coins: 3, markers: 2, subjects: ['farmer'] },
      { seat: 'juri', played: 'trader-2', coins: 4, markers: 2, buildings: ['university'] },
      { seat: 'ines', played: 'bursar', coins: 1, subjects: ['gardener'] },
    ],
    turn: 'ines',
    round: 2,
    piles: {
      'building-1': { cards: ['garden'], coins: 2 },
      'building-2': { cards: ['castle-wall'], coins: 0 },
      'subject-1': { cards: ['sailor'], coins: 3 },
      'subject-2': { cards: ['miner'], coins: 1 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'garden' }],
  solution: [
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'buy', seat: 'ines', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
