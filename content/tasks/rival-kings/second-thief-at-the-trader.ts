import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'second-thief-at-the-trader',
  kind: 'play',
  teaches: ['rk.steal.one-robber-rank', 'rk.steal.max-two', 'rk.steal.immediate', 'rk.action.recruit.pay-at-pile'],
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 5, markers: 2, crests: [{ action: 'pass', by: 'mila' }] },
      { seat: 'mila', played: 'count', coins: 2, markers: 0, buildings: ['inn'] },
      { seat: 'juri', played: 'trader-1', coins: 3, markers: 3, crests: [{ action: 'money', by: 'noor' }] },
      { seat: 'ines', played: 'diplomat', coins: 3 },
    ],
    turn: 'ines',
    round: 2,
    piles: {
      'building-1': { cards: ['garden'], coins: 2 },
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
  solution: [
    { type: 'steal', seat: 'ines', from: 'juri', action: 'recruit' },
    { type: 'recruit', seat: 'ines', pile: 'subject-1' },
    { type: 'money', seat: 'ines', pile: 'subject-1' },
    { type: 'buy', seat: 'ines', pile: 'building-1' },
  ],
} satisfies Task<RivalKings>;
