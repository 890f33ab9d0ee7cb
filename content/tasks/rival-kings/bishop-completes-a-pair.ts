import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'bishop-completes-a-pair',
  kind: 'play',
  teaches: ['rk.ability.bishop', 'rk.ability.bishop.both-active', 'rk.ability.bishop.protected', 'rk.action.buy'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 2, markers: 2, subjects: ['jailer'], buildings: ['cathedral'] },
      { seat: 'mila', played: 'trader-1', coins: 4, subjects: ['innkeeper', 'scholar'], buildings: ['inn'] },
      { seat: 'juri', played: 'count', coins: 3, markers: 0, subjects: ['vintner', 'bishop'], buildings: ['harbor'] },
      { seat: 'ines', played: 'countess', coins: 3, subjects: ['farmer', 'watchman'], buildings: ['mine'] },
    ],
    turn: 'juri',
    round: 4,
    piles: {
      'building-1': { cards: ['inn'], coins: 2 },
      'building-2': { cards: ['farm'], coins: 1 },
      'subject-1': { cards: ['carpenter'], coins: 2 },
      'subject-2': { cards: ['gardener'], coins: 3 },
    },
  },
  seat: 'juri',
  goal: [
    { type: 'cardAcquired', seat: 'juri', card: 'farm' },
    { type: 'subjectsSwapped', seat: 'juri', taken: 'farmer' },
  ],
  solution: [
    { type: 'ability', seat: 'juri', subject: 'bishop', from: 'ines', give: 'vintner', take: 'farmer' },
    { type: 'buy', seat: 'juri', pile: 'building-2' },
  ],
} satisfies Task<RivalKings>;
