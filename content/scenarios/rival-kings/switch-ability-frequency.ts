import type { Scenario } from '../../../src/engine/scenario.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'switch-ability-frequency',
  teaches: ['rk.subject.once-per-cycle'],
  start: {
    position: {
      turn: 'mila',
      players: [
        { seat: 'noor', played: 'queen', hand: ['countess', 'knight'] },
        {
          seat: 'mila',
          played: 'count',
          hand: ['lord-protector', 'diplomat'],
          coins: 2,
          markers: 0,
          subjects: ['scholar'],
          buildings: ['inn', 'prison'],
          spent: 'scholar',
        },
      ],
      neutral: 'duke',
      leftovers: ['priest', 'courtier', 'bursar', 'trader-1', 'trader-2'],
      piles: {
        'building-1': { cards: ['market'] },
        'building-2': { cards: ['harbor'] },
        'subject-1': { cards: ['innkeeper'] },
        'subject-2': { cards: ['gardener'] },
      },
    },
  },
  steps: [
    {
      name: 'scholar-twice',
      refused: { type: 'ability', seat: 'mila', subject: 'scholar' },
      because: 'rk.subject.once-per-cycle',
    },
    {
      name: 'count-ends',
      play: { type: 'end', seat: 'mila' },
      log: [
        { type: 'cycleEnded', cycle: 1 },
        { type: 'cycleStarted', cycle: 2 },
      ],
    },
    { name: 'noor-chooses', play: { type: 'choose', seat: 'noor', character: 'countess' } },
    { name: 'mila-chooses', play: { type: 'choose', seat: 'mila', character: 'lord-protector' } },
    { name: 'reveal', play: { type: 'reveal', seat: 'noor' } },
    {
      name: 'scholar-again',
      play: { type: 'ability', seat: 'mila', subject: 'scholar' },
      log: [
        { type: 'abilityUsed', seat: 'mila', subject: 'scholar' },
        { type: 'coinsReceived', seat: 'mila', coins: 2 },
      ],
    },
  ],
} satisfies Scenario<RivalKings>;
