import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'fetch-the-mine',
  kind: 'play',
  teaches: ['rk.ability.court-lady', 'rk.ability.court-lady.protected'],
  position: {
    players: [
      { seat: 'noor', played: 'queen', coins: 2, subjects: ['miner'], buildings: ['mine', 'prison'] },
      { seat: 'mila', played: 'trader-1', coins: 4, subjects: ['blacksmith'], buildings: ['university', 'mine', 'garden'] },
      { seat: 'juri', played: 'duke', coins: 1, markers: 0, subjects: ['miner', 'court-lady'], buildings: ['inn', 'tavern'] },
      { seat: 'ines', played: 'countess', coins: 3, markers: 2, buildings: ['farm'] },
    ],
    turn: 'juri',
    round: 4,
  },
  seat: 'juri',
  goal: [{ type: 'buildingsSwapped', seat: 'juri', taken: 'mine' }],
  solution: [{ type: 'ability', seat: 'juri', subject: 'court-lady', from: 'mila', give: 'inn', take: 'mine' }],
} satisfies Task<RivalKings>;
