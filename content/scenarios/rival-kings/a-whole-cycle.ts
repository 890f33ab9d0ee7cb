import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'a-whole-cycle',
  teaches: [
    'rk.cycle.phases',
    'rk.round.two-cycles',
    'rk.round.two-of-three',
    'rk.round.collect',
    'rk.two.neutral-each-cycle',
  ],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['queen', 'bursar', 'priest'] },
        { seat: 'mila', hand: ['trader-1', 'duke', 'countess'] },
      ],
      leftovers: ['knight', 'courtier', 'lord-protector', 'count', 'diplomat', 'trader-2'],
      piles: {
        'building-1': { cards: ['market', 'garden'] },
        'building-2': { cards: ['tavern'] },
        'subject-1': { cards: ['jailer', 'innkeeper'] },
        'subject-2': { cards: ['vintner'] },
      },
    },
    seed: 7,
  },
  steps: [
    { name: 'noor-chooses', play: { type: 'choose', seat: 'noor', character: 'queen' } },
    { name: 'mila-chooses', play: { type: 'choose', seat: 'mila', character: 'trader-1' } },
    {
      name: 'reveal',
      play: { type: 'reveal', seat: 'noor' },
      log: [
        'charactersRevealed',
        { type: 'neutralRevealed', character: 'knight' },
        { type: 'conflictsFound', conflicts: [] },
        'neutralPassed',
        { type: 'turnStarted', seat: 'noor' },
      ],
    },
    { name: 'queen-recruits', play: { type: 'recruit', seat: 'noor', pile: 'subject-1' } },
    { name: 'queen-ends', play: { type: 'end', seat: 'noor' } },
    { name: 'trader-settles', play: { type: 'settle', seat: 'mila' } },
    { name: 'trader-takes', play: { type: 'money', seat: 'mila', pile: 'subject-1' } },
    { name: 'trader-buys', play: { type: 'buy', seat: 'mila', pile: 'building-1' } },
    {
      name: 'first-cycle-ends',
      play: { type: 'end', seat: 'mila' },
      log: [
        { type: 'cycleEnded', cycle: 1 },
        { type: 'cycleStarted', cycle: 2 },
      ],
    },
    {
      name: 'queen-again',
      refused: { type: 'choose', seat: 'noor', character: 'queen' },
      because: 'rk.play.choose',
    },
    { name: 'noor-chooses-again', play: { type: 'choose', seat: 'noor', character: 'bursar' } },
    { name: 'mila-chooses-again', play: { type: 'choose', seat: 'mila', character: 'duke' } },
    {
      name: 'second-reveal',
      play: { type: 'reveal', seat: 'mila' },
      log: [
        'charactersRevealed',
        { type: 'neutralRevealed', character: 'courtier' },
        { type: 'conflictsFound', conflicts: [] },
        'neutralPassed',
        { type: 'turnStarted', seat: 'mila' },
      ],
    },
    { name: 'duke-recruits', play: { type: 'recruit', seat: 'mila', pile: 'subject-2' } },
    { name: 'duke-ends', play: { type: 'end', seat: 'mila' } },
    { name: 'bursar-takes', play: { type: 'money', seat: 'noor', pile: 'building-1' } },
    {
      name: 'second-cycle-ends',
      play: { type: 'end', seat: 'noor' },
      log: [
        { type: 'cycleEnded', cycle: 2 },
        { type: 'charactersCollected', round: 2 },
        { type: 'handDealt', seat: 'noor' },
        { type: 'handDealt', seat: 'mila' },
        { type: 'leftoversSet', count: 6 },
        { type: 'cycleStarted', cycle: 1 },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
