import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'three-players-a-safe-rank',

  kind: 'play',
  teaches: ['rk.play.choose'],
  position: {
    players: [
      { seat: 'noor', hand: ['duke', 'diplomat'], coins: 3, subjects: ['innkeeper'] },
      { seat: 'mila', hand: ['courtier', 'bursar'], coins: 4, markers: 3, buildings: ['market'] },
      { seat: 'juri', hand: ['countess', 'trader-2'], coins: 2, buildings: ['garden'] },
    ],
    cycle: 2,
    usedCharacters: ['queen', 'knight', 'lord-protector'],
    leftovers: ['count', 'priest', 'trader-1'],
  },
  seat: 'mila',
  goal: [{ type: 'characterChosen', seat: 'mila', character: 'bursar' }],
  avoid: [{ type: 'characterChosen', seat: 'mila', character: 'courtier' }],
  solution: [{ type: 'choose', seat: 'mila', character: 'bursar' }],
} satisfies Task<RivalKings>;
