import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-blacksmith-scope',
  teaches: ['rk.ability.blacksmith'],
  start: {
    position: {
      turn: 'noor',
      players: [
        { seat: 'noor', played: 'lord-protector', coins: 7, subjects: ['blacksmith'] },
        { seat: 'mila', played: 'bursar', markers: 2 },
        { seat: 'juri', played: 'trader-1' },
      ],
      piles: {
        'building-1': { cards: ['garden'] },
        'building-2': { cards: ['vineyard'] },
        'subject-1': { cards: ['scholar'] },
        'subject-2': { cards: ['miner'] },
      },
    },
  },
  steps: [
    {
      name: 'protector-steals',
      play: { type: 'steal', seat: 'noor', from: 'mila', action: 'buy' },
    },
    {
      name: 'stolen-purchase',
      play: { type: 'buy', seat: 'noor', pile: 'building-1', using: 'blacksmith' },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'blacksmith' },
        { type: 'coinsPaid', seat: 'noor', card: 'garden', coins: 3 },
        { type: 'cardAcquired', seat: 'noor', card: 'garden', source: 'stolen' },
      ],
    },
    {
      name: 'own-purchase',
      play: { type: 'buy', seat: 'noor', pile: 'building-2' },
      log: [
        { type: 'coinsPaid', seat: 'noor', card: 'vineyard', coins: 3 },
        { type: 'cardAcquired', seat: 'noor', card: 'vineyard', source: 'own' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
