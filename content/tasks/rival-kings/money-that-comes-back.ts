import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'money-that-comes-back',
  kind: 'play',
  teaches: ['rk.ability.innkeeper', 'rk.action.recruit.pay-at-pile', 'rk.subject.any-time'],
  position: {
    players: [
      { seat: 'noor', played: 'bursar', coins: 1, subjects: ['innkeeper'] },
      { seat: 'mila', played: 'duke', coins: 4, markers: 2, subjects: ['farmer'] },
      { seat: 'juri', played: 'count', coins: 2, markers: 2, buildings: ['tavern'] },
      { seat: 'ines', played: 'trader-1', coins: 5 },
    ],
    turn: 'noor',
    round: 2,
    piles: {
      'building-1': { cards: ['mine'], coins: 1 },
      'building-2': { cards: ['cathedral'], coins: 2 },
      'subject-1': { cards: ['miner'], coins: 2 },
      'subject-2': { cards: ['watchman'], coins: 2 },
    },
  },
  seat: 'noor',
  goal: [
    { type: 'cardAcquired', seat: 'noor', card: 'miner' },
    { type: 'cardAcquired', seat: 'noor', card: 'mine' },
  ],
  solution: [
    { type: 'ability', seat: 'noor', subject: 'innkeeper', pile: 'subject-1' },
    { type: 'money', seat: 'noor', pile: 'subject-1' },
    { type: 'buy', seat: 'noor', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
