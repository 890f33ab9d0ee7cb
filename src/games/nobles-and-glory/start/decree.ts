import type { Seat } from '../../../engine/types.ts';
import { judgeDecreeCard, reachesGoal } from '../decree/goal.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Readings } from '../rulings.ts';
import type { Decree } from '../types/state.ts';

/**
 * A Decree of six or less whose goal is not reached: then it would lie there no more
 * (`ng.action.decree.place`, `ng.action.decree.fulfil`).
 */
export function checkDecree(seat: Seat, decree: Decree | null, readings: Readings): Judgement {
  if (!decree) return undefined;
  const { card } = decree;
  return (
    judgeDecreeCard(card) ??
    (reachesGoal(decree, readings)
      ? refuse('ng.action.decree.fulfil', 'decree-fulfilled', { seat, card })
      : undefined)
  );
}
