import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'fetch-the-mine',
  kind: 'play',
  teaches: ['rk.ability.court-lady', 'rk.ability.court-lady.protected'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 2, subjects: ['miner'], buildings: ['mine'] },
      { seat: 'mila', played: 'trader-1', coins: 4, buildings: ['mine', 'university'] },
      {
        seat: 'ines',
        played: 'duke',
        coins: 0,
        markers: 0,
        subjects: ['miner', 'court-lady'],
        buildings: ['inn'],
      },
    ],
    turn: 'ines',
    round: 4,
    piles: {
      'building-1': { cards: ['garden'], coins: 1 },
      'building-2': { cards: ['market'], coins: 1 },
      'subject-1': { cards: ['bishop'], coins: 2 },
      'subject-2': { cards: ['sailor'], coins: 1 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'buildingsSwapped', seat: 'ines', taken: 'mine' }],
  avoid: [{ type: 'buildingsSwapped', seat: 'ines', taken: 'university' }],
  solution: [
    {
      type: 'ability',
      seat: 'ines',
      subject: 'court-lady',
      from: 'mila',
      give: 'inn',
      take: 'mine',
    },
  ],
} satisfies Task<RivalKings>;
