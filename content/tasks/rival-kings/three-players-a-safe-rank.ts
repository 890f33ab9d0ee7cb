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
      { seat: 'mila', hand: ['countess', 'trader-2'], coins: 2, buildings: ['garden'] },
      { seat: 'ines', hand: ['courtier', 'bursar'], coins: 4, markers: 2, buildings: ['market'] },
    ],
    cycle: 2,
    usedCharacters: ['queen', 'lord-protector', 'knight'],
    leftovers: ['count', 'priest', 'trader-1'],
  },
  seat: 'ines',
  goal: [{ type: 'characterChosen', seat: 'ines', character: 'bursar' }],
  avoid: [{ type: 'characterChosen', seat: 'ines', character: 'courtier' }],
  solution: [{ type: 'choose', seat: 'ines', character: 'bursar' }],
} satisfies Task<RivalKings>;
