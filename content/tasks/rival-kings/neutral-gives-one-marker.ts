import type { Task } from '../../../src/engine/task.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';

export default {
  game: 'rival-kings',
  id: 'neutral-gives-one-marker',
  kind: 'predict',
  teaches: ['rk.two.reveal-neutral', 'rk.two.neutral-higher'],
  position: {
    players: [
      { seat: 'noor', played: 'trader-1', hand: ['queen', 'count'] },
      { seat: 'ines', played: 'duke', hand: ['countess', 'priest'] },
    ],
    neutral: 'diplomat',
  },
  then: [{ type: 'reveal', seat: 'ines' }],
  asks: {
    seats: [
      { event: 'equalConflict', field: 'marked' },
      { event: 'unequalConflict', field: 'marked' },
      { event: { type: 'neutralConflict', marked: true }, field: 'seat' },
    ],
  },
} satisfies Task<RivalKings>;
