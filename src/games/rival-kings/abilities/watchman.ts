// Watchman (Castle wall): where a higher character attacks you, its player takes the marker in your
// place. He does not fend off a marker that the Herbalist hands over, and he does not stop the
// theft unless a reading says so. By the default reading he answers one conflict of a cycle; by
// another, once at work, all that are unequal.
import type { Seat } from '../../../engine/types.ts';
import { nextConflict, victimOf } from '../conflicts.ts';
import { refuse } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { activeSubject, canUse, playerAt } from '../table.ts';
import type { Conflict, Player, State } from '../types/state.ts';
import type { AnsweringAbility } from './ability.ts';

export const watchman: AnsweringAbility<'watchman'> = {
  rule: 'rk.ability.watchman',
  window: 'in-conflict',
  /**
   * The victim of the conflict that is settled next, where there is a marker or a theft to use him
   * against.
   */
  mayAnswer(state, seat) {
    const conflict = nextConflict(state);
    if (
      !conflict ||
      victimOf(conflict) !== seat ||
      !canUse(playerAt(state, seat), 'watchman') ||
      !isGuardable(state, conflict)
    )
      return false;
    return (
      state.supply.markers > 0 ||
      (conflict.kind === 'higher' && conflict.theft && stopsTheft(state))
    );
  },
  /** The victim decides, about whoever attacks. */
  decision(state) {
    const conflict = nextConflict(state);
    if (!conflict || !('victim' in conflict)) return undefined;
    const attacker = conflict.kind === 'higher' ? conflict.thief : 'neutral';
    return { name: 'watchman', seats: [conflict.victim], about: { attacker } };
  },
  waiting: 'waiting-for-watchman',
  refuseUnasked: (seat) => refuse('rk.ability.watchman', 'not-this-window', { seat }),
  /** Who has him seldom wants the marker. */
  assumed: 'used',
  candidates: (_state, { seat }) => [{ type: 'ability', seat, subject: 'watchman' }],
  judge: () => undefined,
  resolve: () => undefined,
  /** From now on he is at work, until he has answered. */
  used(state, seat) {
    if (state.stage.type !== 'conflicts') return state;
    return { ...state, stage: { ...state.stage, deflecting: [...state.stage.deflecting, seat] } };
  },
  heldBack: (state) => state,
};

/** Whether a Watchman at work sends the marker of this conflict away from the victim. */
export function isDeflected(state: State, conflict: Conflict): boolean {
  const victim = victimOf(conflict);
  if (!victim || state.stage.type !== 'conflicts') return false;
  return state.stage.deflecting.includes(victim) && isGuardable(state, conflict);
}

/** The state once the Watchman of this seat has answered a conflict (`watchman-two-conflicts`). */
export function withoutDeflecting(state: State, seat: Seat): State {
  if (
    state.stage.type !== 'conflicts' ||
    state.rulings['watchman-two-conflicts'] === 'all-unequal-conflicts'
  )
    return state;
  return {
    ...state,
    stage: { ...state.stage, deflecting: state.stage.deflecting.filter((other) => other !== seat) },
  };
}

/**
 * Whether a Watchman can do anything in this conflict: against the neutral card only by the default
 * reading of `watchman-neutral`.
 */
const isGuardable = (state: State, conflict: Conflict): boolean =>
  conflict.kind !== 'neutral-higher' ||
  state.rulings['watchman-neutral'] === 'marker-stays-in-supply';

/** Whether a Watchman who answers stops the theft as well (`watchman-theft-stands`). */
export const stopsTheft = ({ rulings }: State): boolean =>
  rulings['watchman-theft-stands'] === 'theft-too';

/** Whether this player's Watchman has stopped a theft in this cycle. */
export const hasStoppedTheft = (state: State, victim: Player): boolean =>
  victim.spent === 'watchman' && stopsTheft(state);

/**
 * The rule about a marker from the Herbalist for a player whose Watchman is active and does not
 * fend it off.
 */
export const rulesOnHerbalist = (player: Player): readonly Rule[] =>
  activeSubject(player) === 'watchman' ? ['rk.ability.watchman.not-herbalist'] : [];
