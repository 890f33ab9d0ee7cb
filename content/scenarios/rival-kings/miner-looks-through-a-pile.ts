import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'miner-looks-through-a-pile',
  teaches: ['rk.ability.miner', 'rk.action.buy'],
  seenFrom: 'noor',
  start: {
    position: {
      players: [
        {
          seat: 'noor',
          played: 'queen',
          coins: 3,
          subjects: ['farmer', 'miner'],
          buildings: ['inn'],
        },
        { seat: 'mila', played: 'duke', subjects: ['scholar'], buildings: ['tavern', 'market'] },
        {
          seat: 'juri',
          played: 'trader-1',
          subjects: ['sailor'],
          buildings: ['mine', 'castle-wall'],
        },
      ],
      turn: 'noor',
      round: 3,
      piles: {
        'building-1': { cards: ['prison', 'university', 'farm', 'garden'], size: 4 },
        'building-2': { cards: ['forge'] },
        'subject-1': { cards: ['bishop'] },
        'subject-2': { cards: ['jailer'] },
      },
    },
  },
  steps: [
    {
      name: 'miner-looks',
      play: { type: 'ability', seat: 'noor', subject: 'miner', pile: 'building-1' },
      log: [
        { type: 'abilityUsed', seat: 'noor', subject: 'miner' },
        {
          type: 'pileSearched',
          seat: 'noor',
          pile: 'building-1',
          cards: ['prison', 'university', 'farm', 'garden'],
        },
      ],
    },
    {
      name: 'university-too-expensive',
      refused: { type: 'take', seat: 'noor', card: 'university' },
      because: 'rk.action.buy',
    },
    {
      name: 'which-building',
      ask: 'noor',
      accept: [{ type: 'take', seat: 'noor', card: 'farm' }],
    },
    {
      name: 'queen-ends',
      play: { type: 'end', seat: 'noor' },
      log: [{ type: 'turnStarted', seat: 'mila' }],
    },
  ],
} satisfies Scenario<RivalKings>;
