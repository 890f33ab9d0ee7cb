import type { Seat } from '../../engine/types.ts';
import { RANKS, ROBS, type Rank } from './characters.ts';
import type { Readings } from './rulings.ts';
import type { Conflict, State } from './types/state.ts';

/** Who shows which rank after the reveal; `neutral` only with two players. */
export interface Shown {
  readonly ranks: readonly { readonly seat: Seat; readonly rank: Rank }[];
  readonly neutral: Rank | null;
}

type ConflictReadings = Pick<Readings, 'cancelled-pair-scope' | 'neutral-equal-and-higher'>;

/**
 * Every conflict of a reveal in the order in which it is settled: equal ranks first
 * (`rk.conflict.equal-first`), then from the highest attacker down (`rk.conflict.order`).
 */
export function conflictsOf(shown: Shown, readings: ConflictReadings): Conflict[] {
  return [
    ...RANKS.flatMap((rank) => equalConflicts(shown, rank)),
    ...RANKS.flatMap((rank) => unequalConflicts(shown, rank, readings)),
  ];
}

const seatsOf = (shown: Shown, rank: Rank | null): Seat[] =>
  shown.ranks.filter((card) => card.rank === rank).map((card) => card.seat);

function equalConflicts(shown: Shown, rank: Rank): Conflict[] {
  const [first, second] = seatsOf(shown, rank);
  if (first && second) return [{ kind: 'equal', rank, seats: [first, second] }];
  return first && shown.neutral === rank ? [{ kind: 'neutral-equal', seat: first }] : [];
}

/**
 * An equal pair robs nobody (`rk.conflict.equal.no-theft`) and does not reach the lower rank
 * (`…shields-lower`).
 */
function unequalConflicts(shown: Shown, rank: Rank, readings: ConflictReadings): Conflict[] {
  const victims = seatsOf(shown, ROBS[rank]);
  const [thief, rival] = seatsOf(shown, rank);
  const conflicts: Conflict[] = [];
  if (thief && !rival) {
    const theft = mayRob(shown, rank, readings);
    for (const victim of victims) conflicts.push({ kind: 'higher', thief, victim, theft });
  }
  if (shown.neutral === rank && !(thief && absorbs(readings))) {
    for (const victim of victims) conflicts.push({ kind: 'neutral-higher', victim });
  }
  return conflicts;
}

const absorbs = (readings: ConflictReadings): boolean =>
  readings['neutral-equal-and-higher'] !== 'both-marked';

/**
 * Whether a single character of this rank robs its victims, or a reading of the rules forbids it.
 */
function mayRob(shown: Shown, rank: Rank, readings: ConflictReadings): boolean {
  if (shown.neutral === rank && readings['neutral-equal-and-higher'] === 'full-absorption')
    return false;
  if (readings['cancelled-pair-scope'] === 'only-the-pair') return true;
  return !RANKS.some(
    (other) => other !== rank && ROBS[other] === ROBS[rank] && seatsOf(shown, other).length === 2,
  );
}

/** The conflict to settle now, or undefined outside the conflict phase and when all are settled. */
export const nextConflict = ({ stage }: State): Conflict | undefined =>
  stage.type === 'conflicts' ? stage.queue[0] : undefined;

/**
 * The seat that a higher character attacks in this conflict, or undefined where ranks are equal.
 */
export const victimOf = (conflict: Conflict): Seat | undefined =>
  conflict.kind === 'higher' || conflict.kind === 'neutral-higher' ? conflict.victim : undefined;
