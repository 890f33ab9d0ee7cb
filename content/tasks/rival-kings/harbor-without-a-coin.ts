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
      { seat: 'mila', played: 'trader-2', coins: 3, markers: 2, subjects: ['blacksmith'] },
      { seat: 'juri', played: 'queen', coins: 0, markers: 1, subjects: ['sailor', 'jailer', 'troubadour'] },
      { seat: 'ines', played: 'countess', coins: 3, buildings: ['mine'] },
    ],
    turn: 'juri',
    round: 4,
    piles: {
      'building-1': { cards: ['harbor'], coins: 2 },
      'building-2': { cards: ['garden'], coins: 1 },
      'subject-1': { cards: ['gardener'], coins: 2 },
      'subject-2': { cards: ['vintner'], coins: 3 },
    },
  },
  seat: 'juri',
  goal: [{ type: 'displaySwapped', seat: 'juri', taken: 'harbor' }],
  avoid: [{ type: 'displaySwapped', seat: 'juri', given: 'sailor' }],
  solution: [{ type: 'ability', seat: 'juri', subject: 'troubadour', give: 'jailer', pile: 'building-1' }],
} satisfies Task<RivalKings>;
