import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'whose-subject-works',
  kind: 'predict',
  teaches: ['rk.subject.any-time', 'rk.subject.free'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', coins: 1, markers: 1, buildings: ['university', 'farm'] },
      { seat: 'mila', played: 'countess', coins: 0, markers: 2, subjects: ['gardener', 'jailer'] },
      { seat: 'juri', played: 'queen', coins: 0, subjects: ['scholar', 'gardener'], buildings: ['inn', 'market'] },
      { seat: 'ines', played: 'trader-1', coins: 2, subjects: ['herbalist'], buildings: ['mine'], markers: 3 },
    ],
    turn: 'juri',
    round: 4,
    piles: {
      'building-1': { cards: ['tavern'], coins: 2 },
      'building-2': { cards: ['farm'], coins: 1 },
      'subject-1': { cards: ['sailor'], coins: 2 },
      'subject-2': { cards: ['innkeeper'], coins: 3 },
    },
  },
  then: [
    { type: 'end', seat: 'juri' },
    { type: 'settle', seat: 'noor' },
    { type: 'end', seat: 'noor' },
    { type: 'steal', seat: 'mila', from: 'ines', action: 'money' },
    { type: 'money', seat: 'mila', pile: 'subject-2' },
    { type: 'ability', seat: 'mila', subject: 'jailer' },
    { type: 'end', seat: 'mila' },
    { type: 'ability', seat: 'ines', subject: 'herbalist', to: 'noor' },
  ],
  asks: { seats: [{ event: 'abilityUsed', field: 'seat' }] },
} satisfies Task<RivalKings>;
