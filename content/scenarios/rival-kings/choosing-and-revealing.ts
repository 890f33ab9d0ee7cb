import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'choosing-and-revealing',
  teaches: ['rk.play.choose', 'rk.play.reveal', 'rk.cycle.phases'],
  seenFrom: 'noor',
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['queen', 'bursar', 'trader-1'] },
        { seat: 'mila', hand: ['duke', 'courtier', 'trader-2'] },
        { seat: 'juri', hand: ['count', 'knight', 'countess'] },
      ],
      piles: {
        'building-1': { cards: ['vineyard'] },
        'building-2': { cards: ['prison'] },
        'subject-1': { cards: ['blacksmith'] },
        'subject-2': { cards: ['scholar'] },
      },
    },
  },
  steps: [
    { name: 'noor-chooses', play: { type: 'choose', seat: 'noor', character: 'bursar' } },
    {
      name: 'second-choice',
      refused: { type: 'choose', seat: 'noor', character: 'queen' },
      because: 'rk.play.choose',
    },
    {
      name: 'reveal-too-early',
      refused: { type: 'reveal', seat: 'noor' },
      because: 'rk.play.reveal',
    },
    { name: 'mila-chooses', play: { type: 'choose', seat: 'mila', character: 'duke' } },
    {
      name: 'not-in-hand',
      refused: { type: 'choose', seat: 'juri', character: 'queen' },
      because: 'rk.play.choose',
    },
    { name: 'juri-chooses', play: { type: 'choose', seat: 'juri', character: 'countess' } },
    {
      name: 'action-too-early',
      refused: { type: 'money', seat: 'noor', pile: 'building-1' },
      because: 'rk.cycle.phases',
    },
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        {
          type: 'charactersRevealed',
          characters: [
            { seat: 'noor', character: 'bursar' },
            { seat: 'mila', character: 'duke' },
            { seat: 'juri', character: 'countess' },
          ],
        },
        'conflictsFound',
        { type: 'unequalConflict', thief: 'noor', victim: 'juri', marked: 'juri' },
        { type: 'turnStarted', seat: 'mila' },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
