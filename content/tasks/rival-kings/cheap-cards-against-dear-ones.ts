import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'cheap-cards-against-dear-ones',
  kind: 'predict',
  teaches: ['rk.score.perfect', 'rk.score.colour', 'rk.score.single', 'rk.score.winner'],
  position: {
    players: [
      { seat: 'noor', played: 'trader-1', coins: 2, markers: 0, subjects: ['vintner', 'farmer'], buildings: ['vineyard', 'farm'] },
      { seat: 'mila', played: 'queen', coins: 2, markers: 0, subjects: ['bishop', 'sailor'], buildings: ['garden', 'prison'] },
      { seat: 'juri', played: 'duke', coins: 2, markers: 0, subjects: ['scholar', 'market-woman'], buildings: ['tavern', 'inn'] },
      { seat: 'ines', played: 'count', coins: 2, markers: 0, subjects: ['blacksmith', 'troubadour'], buildings: ['forge', 'herb-meadow'] },
    ],
    turn: 'noor',
    round: 3,
    piles: {
      'building-1': { cards: ['pavilion'], coins: 2 },
      'building-2': { cards: ['carpentry'], coins: 5 },
      'subject-1': { size: 0, coins: 3 },
      'subject-2': { cards: ['watchman'], coins: 4 },
    },
  },
  then: [{ type: 'end', seat: 'noor' }],
  asks: { seats: [{ event: { type: 'gameWon' }, field: 'winners' }] },
} satisfies Task<RivalKings>;
