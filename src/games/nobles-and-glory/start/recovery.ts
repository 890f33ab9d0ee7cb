import type { Seat } from '../../../engine/types.ts';
import { isAfterActions } from '../phases.ts';
import { mostRecovery } from '../recovery.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Readings } from '../rulings.ts';
import { hasActions } from '../turn.ts';
import type { Player, TurnProcess } from '../types/state.ts';

/**
 * Recovery Cards that can lie there still: one Duel in a turn, and one card less beneath each Royal
 * Card with every Migration Phase of its owner (`ng.action.once-each`, `ng.action.duel.recovery`,
 * `ng.action.duel.recovery-removal`).
 */
export function checkRecoveryNow(
  { seat, court }: Player,
  now: TurnProcess,
  readings: Readings,
): Judgement {
  const fullest = court.toSorted((a, b) => b.recovery.length - a.recovery.length);
  for (const [place, { card: royal, recovery }] of fullest.entries()) {
    const { length: count } = recovery;
    if (count > 0 && count > mostRecovery(readings) - removedSince(place, seat, now))
      return refuse('ng.action.duel.recovery-removal', 'recovery-not-now', { royal, count });
  }
  return undefined;
}

/**
 * Recovery Cards removed beneath a Royal Card of this seat since the last Action Phase, perhaps the
 * one that is on, or, by place, one before it; all where there has been none.
 */
function removedSince(place: number, seat: Seat, now: TurnProcess): number {
  const turns = now.phase === 'action' || isAfterActions(now.phase) ? place : place + 1;
  if (!hasActions(now.number - turns)) return Infinity;
  return seat === now.seat ? Math.floor(turns / 2) : Math.ceil(turns / 2);
}
