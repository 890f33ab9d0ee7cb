import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'watchman-deflects-a-conflict',
  teaches: ['rk.ability.watchman', 'rk.subject.start-of-cycle'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'queen', markers: 0, subjects: ['miner'] },
        { seat: 'mila', played: 'duke', buildings: ['forge'] },
        { seat: 'juri', played: 'knight', markers: 0, subjects: ['watchman'] },
      ],
      round: 2,
      piles: {
        'building-1': { cards: ['castle-wall'] },
        'building-2': { cards: ['herb-meadow'], coins: 4 },
        'subject-1': { cards: ['scholar'] },
        'subject-2': { cards: ['blacksmith'] },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        'charactersRevealed',
        {
          type: 'conflictsFound',
          conflicts: [{ kind: 'higher', thief: 'noor', victim: 'juri', theft: true }],
        },
      ],
    },
    {
      name: 'queen-cannot-wait',
      refused: { type: 'steal', seat: 'noor', from: 'juri', action: 'money' },
      because: 'rk.subject.start-of-cycle',
    },
    {
      name: 'watchman-deflects',
      play: { type: 'ability', seat: 'juri', subject: 'watchman' },
      log: [
        { type: 'abilityUsed', seat: 'juri', subject: 'watchman' },
        {
          type: 'unequalConflict',
          thief: 'noor',
          victim: 'juri',
          marked: 'noor',
          theft: true,
          deflected: true,
        },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    {
      name: 'queen-steals-anyway',
      play: { type: 'steal', seat: 'noor', from: 'juri', action: 'money' },
    },
    { name: 'queen-takes', play: { type: 'money', seat: 'noor', pile: 'building-2' } },
  ],
} satisfies Scenario<RivalKings>;
