// Watchman (Castle wall): in a conflict with a higher character, that character's player takes the marker instead of you.
// He does not fend off a marker that the Herbalist hands over, and he does not stop the theft unless a reading says so.
import { settleConflicts } from '../cycle.ts';
import type { Ability } from './ability.ts';

export const watchman: Ability<'watchman'> = {
  rule: 'rk.ability.watchman',
  candidates: (_state, { seat }) => [{ type: 'ability', seat, subject: 'watchman' }],
  judge: () => undefined,
  resolve: (turn) => settleConflicts(turn),
};
