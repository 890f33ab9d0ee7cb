import type { Seat } from '../../../engine/types.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { firstLeaderOfPhase2, opponentOf } from '../table.ts';
import type { Position } from '../types/position.ts';
import type { State } from '../types/state.ts';

/**
 * Who is the youngest, who leads and who won the trick before; and what in the position contradicts
 * it.
 */
type Leaders = Pick<State, 'youngest' | 'leader' | 'lastWinner'> & { readonly refusal?: Judgement };

/** Who leads as far as the position says; the rules may have it otherwise. */
export const namedLeader = ({ players, youngest, leader, lastWinner }: Position): Seat =>
  leader ?? lastWinner ?? youngest ?? players[0]!.seat;

/** Fills in who leads a trick and why. */
export function leadersOf(
  position: Position,
  { players, rulings }: State,
  { phase, trick }: Pick<State, 'phase' | 'trick'>,
): Leaders {
  const leader = namedLeader(position);
  const first = players[0].seat;
  if (trick === 1)
    return phase === 1
      ? firstOfAll(position, leader)
      : firstOfPhase2(position, { players, rulings }, leader);
  const lastWinner = position.lastWinner ?? leader;
  const refusal =
    lastWinner === leader ? undefined : otherLeads('cl.leader.previous-winner', leader, lastWinner);
  return { youngest: position.youngest ?? first, leader, lastWinner, refusal };
}

const otherLeads = (
  rule: 'cl.leader.previous-winner' | 'cl.leader.first-trick-youngest',
  seat: Seat,
  other: Seat,
): Judgement => refuse(rule, 'other-leads', { seat, other });

/** The youngest leads, and nobody has won a trick before. */
function firstOfAll({ youngest: named, lastWinner }: Position, leader: Seat): Leaders {
  const youngest = named ?? leader;
  const early =
    lastWinner && refuse('cl.leader.first-trick-youngest', 'no-trick-yet', { seat: lastWinner });
  const refusal =
    leader === youngest ? early : otherLeads('cl.leader.first-trick-youngest', leader, youngest);
  return { youngest, leader, lastWinner: null, refusal };
}

/**
 * The reading of `phase2-first-leader` ties the leader to whoever won the last trick of phase 1, or
 * to the youngest.
 */
function firstOfPhase2(
  position: Position,
  { players, rulings }: Pick<State, 'players' | 'rulings'>,
  led: Seat,
): Leaders {
  const reading = rulings['phase2-first-leader'];
  const byAge = reading === 'youngest-player' ? position.leader : undefined;
  const youngest = position.youngest ?? byAge ?? players[0].seat;
  const assumed =
    position.leader && reading === 'last-phase-1-loser' ? opponentOf({ players }, led) : led;
  const lastWinner = position.lastWinner ?? assumed;
  const right = firstLeaderOfPhase2({ players, rulings, youngest }, lastWinner);
  const leader = position.leader ?? right;
  const rule =
    reading === 'youngest-player' ? 'cl.leader.first-trick-youngest' : 'cl.leader.previous-winner';
  return {
    youngest,
    leader,
    lastWinner,
    refusal: leader === right ? undefined : otherLeads(rule, leader, right),
  };
}
