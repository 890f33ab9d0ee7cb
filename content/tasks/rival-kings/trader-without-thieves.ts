import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'trader-without-thieves',
  kind: 'play',
  teaches: ['rk.play.choose', 'rk.play.reveal'],
  position: {
    players: [
      { seat: 'noor', hand: ['queen', 'duke'], coins: 6, markers: 2, subjects: ['jailer'] },
      { seat: 'mila', hand: ['lord-protector', 'count'], coins: 4, markers: 2, buildings: ['inn'] },
      { seat: 'juri', hand: ['bursar', 'trader-2'], coins: 3, markers: 2 },
      { seat: 'ines', hand: ['knight', 'trader-1'], coins: 3, markers: 2 },
    ],
    round: 1,
    cycle: 2,
    usedCharacters: ['courtier', 'priest', 'countess', 'diplomat'],
    piles: {
      'building-1': { cards: ['market'], coins: 3 },
      'building-2': { cards: ['harbor'], coins: 2 },
      'subject-1': { cards: ['gardener'], coins: 4 },
      'subject-2': { cards: ['miner'], coins: 2 },
    },
  },
  seat: 'ines',
  goal: [{ type: 'turnStarted' }],
  avoid: [{ type: 'unequalConflict', victim: 'ines' }],
  rivals: [
    { type: 'choose', seat: 'noor', character: 'queen' },
    { type: 'choose', seat: 'mila', character: 'count' },
    { type: 'choose', seat: 'juri', character: 'bursar' },
  ],
  solution: [
    { type: 'choose', seat: 'ines', character: 'trader-1' },
    { type: 'reveal', seat: 'ines' },
  ],
} satisfies Task<RivalKings>;
