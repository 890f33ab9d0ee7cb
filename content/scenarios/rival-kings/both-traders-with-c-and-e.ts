import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'both-traders-with-c-and-e',
  teaches: [
    'rk.conflict.max-three-markers',
    'rk.conflict.equal.still-robbed',
    'rk.conflict.equal.one-action',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', played: 'courtier', coins: 2, markers: 0 },
        { seat: 'mila', played: 'countess', coins: 3, markers: 0 },
        { seat: 'juri', played: 'trader-1', markers: 0 },
        { seat: 'ines', played: 'trader-2', markers: 0 },
      ],
      piles: {
        'building-1': { cards: ['market'], coins: 4 },
        'building-2': { cards: ['forge'], coins: 3 },
        'subject-1': { cards: ['jailer'] },
        'subject-2': { cards: ['scholar'] },
      },
    },
  },
  steps: [
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        'charactersRevealed',
        'conflictsFound',
        { type: 'equalConflict', rank: 'F', seats: ['juri', 'ines'], marked: ['juri', 'ines'] },
        { type: 'unequalConflict', thief: 'noor', victim: 'juri', marked: 'juri', theft: true },
        { type: 'unequalConflict', thief: 'noor', victim: 'ines', marked: 'ines', theft: true },
        { type: 'unequalConflict', thief: 'mila', victim: 'juri', marked: 'juri', theft: true },
        { type: 'unequalConflict', thief: 'mila', victim: 'ines', marked: 'ines', theft: true },
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    {
      name: 'courtier-robs-juri',
      play: { type: 'steal', seat: 'noor', from: 'juri', action: 'money' },
    },
    { name: 'courtier-takes', play: { type: 'money', seat: 'noor', pile: 'building-1' } },
    {
      name: 'courtier-robs-ines',
      play: { type: 'steal', seat: 'noor', from: 'ines', action: 'money' },
    },
    { name: 'courtier-takes-again', play: { type: 'money', seat: 'noor', pile: 'building-2' } },
    { name: 'courtier-ends', play: { type: 'end', seat: 'noor' } },
    {
      name: 'countess-robs-juri',
      play: { type: 'steal', seat: 'mila', from: 'juri', action: 'buy' },
    },
    { name: 'countess-buys', play: { type: 'buy', seat: 'mila', pile: 'building-1' } },
    {
      name: 'countess-robs-ines',
      play: { type: 'steal', seat: 'mila', from: 'ines', action: 'buy' },
      log: [
        { type: 'actionStolen', victim: 'ines', action: 'buy' },
        { type: 'actionLapsed', seat: 'mila', action: 'buy' },
      ],
    },
    {
      name: 'countess-ends',
      play: { type: 'end', seat: 'mila' },
      log: [{ type: 'turnStarted', seat: 'juri' }],
    },
    { name: 'trader-settles', play: { type: 'settle', seat: 'juri' } },
    {
      name: 'trader-recruits-too',
      refused: { type: 'recruit', seat: 'juri', pile: 'subject-1' },
      because: 'rk.conflict.equal.one-action',
    },
  ],
} satisfies Scenario<RivalKings>;
