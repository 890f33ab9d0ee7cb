import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'harbor-without-a-coin',
  kind: 'play',
  teaches: ['rk.ability.troubadour', 'rk.ability.troubadour.cross-type'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', coins: 4, buildings: ['farm'] },
      { seat: 'mila', played: 'trader-1', coins: 3, subjects: ['blacksmith'] },
      {
        seat: 'ines',
        played: 'queen',
        coins: 0,
        markers: 0,
        subjects: ['sailor', 'jailer', 'troubadour'],
      },
    ],
    turn: 'ines',
    round: 4,
    piles: {
      'building-1': { cards: ['harbor'], coins: 2 },
      'building-2': { cards: ['garden'], coins: 1 },
      'subject-1': { cards: ['gardener'], coins: 2 },
      'subject-2': { cards: ['vintner'], coins: 3 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'displaySwapped', seat: 'ines', taken: 'harbor' }],
  avoid: [
    { type: 'displaySwapped', seat: 'ines', given: 'sailor' },
    { type: 'displaySwapped', seat: 'ines', taken: 'garden' },
    { type: 'displaySwapped', seat: 'ines', taken: 'gardener' },
    { type: 'displaySwapped', seat: 'ines', taken: 'vintner' },
  ],
  solution: [
    { type: 'ability', seat: 'ines', subject: 'troubadour', give: 'jailer', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
