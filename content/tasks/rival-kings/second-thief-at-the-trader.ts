import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'second-thief-at-the-trader',
  kind: 'play',
  teaches: [
    'rk.steal.one-robber-rank',
    'rk.steal.max-two',
    'rk.steal.immediate',
    'rk.action.recruit.pay-at-pile',
  ],
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 5, markers: 0 },
      {
        seat: 'mila',
        played: 'trader-1',
        coins: 3,
        markers: 2,
        crests: [{ action: 'money', by: 'noor' }],
      },
      { seat: 'ines', played: 'diplomat', coins: 3, markers: 0 },
    ],
    turn: 'ines',
    piles: {
      'building-1': { cards: ['garden'], coins: 0 },
      'building-2': { cards: ['tavern'], coins: 1 },
      'subject-1': { cards: ['gardener'], coins: 2 },
      'subject-2': { cards: ['bishop'], coins: 3 },
    },
  },
  seat: 'ines',
  goal: [
    { type: 'cardAcquired', seat: 'ines', card: 'gardener' },
    { type: 'cardAcquired', seat: 'ines', card: 'garden' },
  ],
  avoid: [
    { type: 'actionWaived', seat: 'ines' },
    { type: 'actionStolen', thief: 'ines', action: 'settle' },
    { type: 'actionStolen', thief: 'ines', action: 'buy' },
    { type: 'cardAcquired', seat: 'ines', card: 'bishop' },
    { type: 'cardAcquired', seat: 'ines', card: 'tavern' },
    { type: 'moneyTaken', seat: 'ines', pile: 'building-2' },
    { type: 'moneyTaken', seat: 'ines', pile: 'subject-2' },
    { type: 'moneyTaken', seat: 'ines', pile: 'subject-1', coins: 2 },
  ],
  solution: [
    { type: 'steal', seat: 'ines', from: 'mila', action: 'recruit' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'buy', seat: 'ines', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
