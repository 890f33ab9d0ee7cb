import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'round-the-robbed-rob-too',

  kind: 'predict',
  teaches: ['rk.steal.immediate', 'rk.action.pass', 'rk.steal.chain', 'rk.steal.crests-return'],
  position: {
    players: [
      { seat: 'noor', played: 'duke', hand: ['countess', 'knight'], coins: 9, markers: 0, subjects: ['carpenter'] },
      { seat: 'mila', played: 'courtier', hand: ['queen', 'trader-2'], markers: 2, crests: [{ action: 'money', by: 'noor' }] },
      { seat: 'juri', played: 'lord-protector', hand: ['bursar', 'diplomat'], coins: 1, buildings: ['garden'] },
      { seat: 'ines', played: 'trader-1', hand: ['count', 'priest'], markers: 2 },
    ],
    turn: 'mila',
    piles: {
      'building-1': { cards: ['tavern', 'market', 'prison', 'harbor', 'inn', 'farm', 'castle-wall'], coins: 0 },
      'building-2': { cards: ['carpentry', 'university', 'mine', 'pavilion', 'forge', 'vineyard', 'cathedral', 'herb-meadow'] },
      'subject-1': { cards: ['innkeeper', 'jailer', 'sailor', 'farmer', 'court-lady', 'troubadour', 'vintner'], coins: 4 },
      'subject-2': { cards: ['scholar', 'herbalist', 'bishop', 'market-woman', 'watchman', 'miner', 'blacksmith', 'gardener'] },
    },
  },
  then: [
    { type: 'steal', seat: 'mila', from: 'ines', action: 'money' },
    { type: 'money', seat: 'mila', pile: 'subject-1' },
    { type: 'pass', seat: 'mila', to: 'noor' },
    { type: 'end', seat: 'mila' },
    { type: 'settle', seat: 'ines' },
    { type: 'recruit', seat: 'ines', pile: 'subject-2' },
    { type: 'end', seat: 'ines' },
  ],
  asks: { number: [{ event: { type: 'moneyTaken', seat: 'mila' }, field: 'coins' }] },
} satisfies Task<RivalKings>;
