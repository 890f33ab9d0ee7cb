// Watchman (Castle wall): where a higher character attacks you, its player takes the marker in your place.
// He does not fend off a marker that the Herbalist hands over, and he does not stop the theft unless a reading says so.
import { settleConflicts } from '../cycle.ts';
import type { Ability } from './ability.ts';

export const watchman: Ability<'watchman'> = {
  rule: 'rk.ability.watchman',
  candidates: (_state, { seat }) => [{ type: 'ability', seat, subject: 'watchman' }],
  judge: () => undefined,
  resolve: (turn) => settleConflicts(turn),
};
