import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'sailor-without-an-equal-rival',
  teaches: ['rk.ability.sailor', 'rk.two.neutral-scope', 'rk.two.neutral-equal'],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'knight', coins: 3, subjects: ['sailor'], buildings: ['mine'] },
        { seat: 'mila', played: 'trader-1', subjects: ['vintner'], buildings: ['tavern'] },
      ],
      neutral: 'bursar',
      round: 2,
      piles: {
        'building-1': { cards: ['market'], coins: 4 },
        'building-2': { cards: ['prison'] },
        'subject-1': { cards: ['jailer'] },
        'subject-2': { cards: ['miner'], coins: 3 },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        'charactersRevealed',
        { type: 'neutralRevealed', character: 'bursar' },
        'conflictsFound',
        { type: 'neutralConflict', seat: 'noor', kind: 'equal', marked: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    {
      name: 'neutral-is-no-rival',
      refused: { type: 'money', seat: 'noor', pile: 'building-1', using: 'sailor' },
      because: 'rk.ability.sailor',
    },
    { name: 'knight-takes', play: { type: 'money', seat: 'noor', pile: 'building-1' } },
    { name: 'knight-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-2' } },
  ],
} satisfies Scenario<RivalKings>;
