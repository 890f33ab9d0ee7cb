import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'blacksmith-saves-a-coin',
  teaches: ['rk.ability.blacksmith', 'rk.action.buy', 'rk.components.number'],
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'lord-protector',
          coins: 3,
          subjects: ['blacksmith'],
          buildings: ['inn'],
        },
        { seat: 'mila', played: 'duke', subjects: ['herbalist'] },
        { seat: 'juri', played: 'trader-1', buildings: ['farm'] },
      ],
      turn: 'noor',
      round: 2,
      piles: {
        'building-1': { cards: ['tavern'] },
        'building-2': { cards: ['cathedral'] },
        'subject-1': { cards: ['scholar'] },
        'subject-2': { cards: ['vintner'] },
      },
    },
  },
  steps: [
    {
      name: 'lord-cannot-pay',
      refused: { type: 'buy', seat: 'noor', pile: 'building-1' },
      because: 'rk.action.buy',
    },
    {
      name: 'blacksmith-without-a-purchase',
      refused: { type: 'ability', seat: 'noor', subject: 'blacksmith' },
      because: 'rk.ability.blacksmith',
    },
    {
      name: 'blacksmith-helps',
      play: { type: 'buy', seat: 'noor', pile: 'building-1', using: 'blacksmith' },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'blacksmith' },
        { type: 'coinsPaid', seat: 'noor', pile: 'building-1', card: 'tavern', coins: 3 },
        { type: 'cardAcquired', seat: 'noor', card: 'tavern' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
