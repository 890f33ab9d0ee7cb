import type { Seat } from '../../../engine/types.ts';
import {
  partOf,
  type RefusedSheet,
  type ScoredSheet,
  type SeatTally,
  type Tally,
  type TallyLine,
} from '../../score/tally.ts';

/** A line of the score as it would be, and how many points more it would bring. */
export interface ChangedLine {
  readonly line: TallyLine;
  readonly more: number;
}

/**
 * What another sheet would bring a seat: the totals and each line that changes, or the rule that
 * refuses such a sheet.
 */
export type TriedOut =
  | {
      readonly ok: true;
      readonly before: number;
      readonly after: number;
      readonly changes: readonly ChangedLine[];
    }
  | { readonly ok: false; readonly refused: RefusedSheet };

/** Compares two sheets, both scored by the rules, for one seat. */
export function triedOut(seat: Seat, now: ScoredSheet, then: ScoredSheet): TriedOut {
  if (!now.ok) return now;
  if (!then.ok) return then;
  const before = tallyOf(now.tally, seat);
  const after = tallyOf(then.tally, seat);
  const changes = after.lines
    .map((line) => ({ line, more: line.points - partOf(before, line.part) }))
    .filter(({ more }) => more !== 0);
  return { ok: true, before: before.total, after: after.total, changes };
}

const tallyOf = ({ seats }: Tally, seat: Seat): SeatTally =>
  seats.find((tally) => tally.seat === seat)!;
