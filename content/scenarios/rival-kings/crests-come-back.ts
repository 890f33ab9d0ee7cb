import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'crests-come-back',
  teaches: ['rk.steal.crests-return', 'rk.round.two-cycles', 'rk.round.two-of-three'],
  start: {
    position: {
      players: [
        { seat: 'noor', hand: ['trader-1', 'priest'], played: 'knight' },
        {
          seat: 'mila',
          hand: ['courtier', 'trader-2'],
          played: 'diplomat',
          markers: 2,
          crests: [{ action: 'buy', by: 'noor' }],
        },
        { seat: 'juri', hand: ['lord-protector', 'countess'], played: 'duke' },
      ],
      turn: 'mila',
      piles: {
        'building-1': { cards: ['mine'], coins: 1 },
        'building-2': { cards: ['cathedral'], coins: 3 },
        'subject-1': { cards: ['carpenter'], coins: 2 },
        'subject-2': { cards: ['farmer'], coins: 1 },
      },
    },
  },
  steps: [
    {
      name: 'diplomat-covered',
      refused: { type: 'buy', seat: 'mila', pile: 'building-1' },
      because: 'rk.steal.covered-lost',
    },
    { name: 'diplomat-takes', play: { type: 'money', seat: 'mila', pile: 'building-2' } },
    {
      name: 'diplomat-ends',
      play: { type: 'end', seat: 'mila' },
      log: [
        { type: 'cycleEnded', cycle: 1 },
        { type: 'cycleStarted', cycle: 2 },
      ],
    },
    {
      name: 'diplomat-again',
      refused: { type: 'choose', seat: 'mila', character: 'diplomat' },
      because: 'rk.play.choose',
    },
    { name: 'mila-chooses', play: { type: 'choose', seat: 'mila', character: 'courtier' } },
  ],
} satisfies Scenario<RivalKings>;
