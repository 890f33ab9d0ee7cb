import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'one-action-from-each',
  kind: 'play',
  teaches: ['rk.steal.right', 'rk.steal.two-victims', 'rk.steal.crest'],
  position: {
    players: [
      { seat: 'mila', played: 'bursar', coins: 3, markers: 3 },
      { seat: 'juri', played: 'knight', coins: 4, markers: 4 },
      { seat: 'ines', played: 'lord-protector', coins: 2, markers: 0 },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['garden'], coins: 5 },
      'building-2': { cards: ['castle-wall'], coins: 0 },
      'subject-1': { cards: ['gardener'], coins: 0 },
      'subject-2': { cards: ['scholar'], coins: 0 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'cardAcquired', seat: 'ines', card: 'gardener' },
    { type: 'cardAcquired', seat: 'ines', card: 'garden' },
  ],
  inOrder: true,
  avoid: [
    { type: 'actionStolen', thief: 'ines', victim: 'mila', action: 'buy' },
    { type: 'actionStolen', thief: 'ines', victim: 'juri', action: 'money' },
    { type: 'actionWaived', seat: 'ines' },
    { type: 'actionLapsed', seat: 'ines' },
    { type: 'cardAcquired', seat: 'ines', card: 'castle-wall' },
    { type: 'cardAcquired', seat: 'ines', card: 'scholar' },
    'cycleEnded',
  ],
  rivals: [
    { type: 'end', seat: 'mila' },
    { type: 'end', seat: 'juri' },
  ],
  solution: [
    { type: 'steal', seat: 'ines', from: 'mila', action: 'money' },
    { type: 'money', seat: 'ines', pile: 'building-1' },
    { type: 'steal', seat: 'ines', from: 'juri', action: 'recruit' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
    { type: 'buy', seat: 'ines', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
