import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'spoil-the-purchase',
  kind: 'play',
  teaches: [
    'rk.steal.right',
    'rk.steal.thief-chooses',
    'rk.steal.crest',
    'rk.steal.on-thiefs-turn',
  ],
  position: {
    players: [
      { seat: 'noor', played: 'trader-1', coins: 6, markers: 1, subjects: ['bishop'] },
      { seat: 'juri', played: 'lord-protector', coins: 3, markers: 1 },
      { seat: 'ines', played: 'courtier', coins: 4, markers: 0 },
    ],
    round: 3,
    piles: {
      'building-1': { cards: ['cathedral', 'farm'], coins: 2 },
      'building-2': { cards: ['prison'], coins: 0 },
      'subject-1': { cards: ['sailor'], coins: 5 },
      'subject-2': { cards: ['herbalist'], coins: 1 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'actionStolen', thief: 'ines', action: 'buy' }],
  avoid: [
    { type: 'actionStolen', thief: 'ines', action: 'settle' },
    { type: 'actionStolen', thief: 'ines', action: 'money' },
    { type: 'actionStolen', thief: 'ines', action: 'recruit' },
    { type: 'moneyTaken', seat: 'ines' },
    'cycleEnded',
  ],
  rivals: [
    { type: 'end', seat: 'juri' },
    { type: 'buy', seat: 'noor', pile: 'building-1' },
    { type: 'end', seat: 'noor' },
  ],
  solution: [
    { type: 'reveal', seat: 'ines' },
    { type: 'steal', seat: 'ines', from: 'noor', action: 'buy' },
  ],
} satisfies Task<RivalKings>;
