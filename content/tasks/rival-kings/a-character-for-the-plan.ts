import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'a-character-for-the-plan',
  kind: 'play',
  teaches: [
    'rk.play.choose',
    'rk.play.reveal',
    'rk.turn.rank-order',
    'rk.action.money',
    'rk.action.recruit',
    'rk.action.recruit.pay-at-pile',
  ],
  position: {
    players: [
      { seat: 'noor', played: 'count', coins: 6, markers: 0 },
      { seat: 'juri', played: 'trader-1', coins: 3, markers: 0 },
      {
        seat: 'ines',
        hand: ['queen', 'knight', 'bursar'],
        coins: 1,
        markers: 0,
        buildings: ['garden'],
      },
    ],
    round: 2,
    piles: {
      'building-1': { cards: ['harbor'], coins: 2 },
      'building-2': { cards: ['farm'], coins: 0 },
      'subject-1': { cards: ['gardener'], coins: 2 },
      'subject-2': { cards: ['blacksmith'], coins: 4 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'cardAcquired', seat: 'ines', card: 'gardener' }],
  avoid: [
    { type: 'characterChosen', seat: 'ines', character: 'queen' },
    { type: 'characterChosen', seat: 'ines', character: 'bursar' },
    { type: 'cardAcquired', seat: 'ines', card: 'blacksmith' },
    'cycleEnded',
  ],
  rivals: [
    { type: 'end', seat: 'noor' },
    { type: 'end', seat: 'juri' },
  ],
  solution: [
    { type: 'choose', seat: 'ines', character: 'knight' },
    { type: 'reveal', seat: 'ines' },
    { type: 'money', seat: 'ines', pile: 'subject-2' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
  ],
} satisfies Task<RivalKings>;
