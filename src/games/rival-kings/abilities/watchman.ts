// Watchman (Castle wall): where a higher character attacks you, its player takes the marker in your place.
// He does not fend off a marker that the Herbalist hands over, and he does not stop the theft unless a reading says so.
import { nextConflict, victimOf } from '../conflicts.ts';
import { canUse, playerAt } from '../table.ts';
import type { Conflict, State } from '../types.ts';
import type { Ability } from './ability.ts';

export const watchman = {
  rule: 'rk.ability.watchman',
  window: 'in-conflict',
  /** The victim of the conflict that is settled next, where there is a marker or a theft to use him against. */
  mayAnswer(state, seat) {
    const conflict = nextConflict(state);
    if (!conflict || victimOf(conflict) !== seat || !canUse(playerAt(state, seat), 'watchman') || !isGuardable(state, conflict))
      return false;
    const stopsTheft = conflict.kind === 'higher' && conflict.theft && state.rulings['watchman-theft-stands'] === 'theft-too';
    return state.supply.markers > 0 || stopsTheft;
  },
  candidates: (_state, { seat }) => [{ type: 'ability', seat, subject: 'watchman' }],
  judge: () => undefined,
  resolve: () => undefined,
} satisfies Ability<'watchman'>;

/** Whether a Watchman at work sends the marker of this conflict away from the victim. */
export function isDeflected(state: State, conflict: Conflict): boolean {
  const victim = victimOf(conflict);
  if (!victim || state.stage.type !== 'conflicts') return false;
  return state.stage.deflecting.includes(victim) && isGuardable(state, conflict);
}

/** Whether a Watchman can do anything in this conflict: against the neutral card only by the default reading of `watchman-neutral`. */
const isGuardable = (state: State, conflict: Conflict): boolean =>
  conflict.kind !== 'neutral-higher' || state.rulings['watchman-neutral'] === 'marker-stays-in-supply';
