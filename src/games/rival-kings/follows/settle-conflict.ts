import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { isDeflected, stopsTheft, watchman } from '../abilities/watchman.ts';
import { ROBS, type Rank } from '../characters.ts';
import { nextConflict, victimOf } from '../conflicts.ts';
import type { Rule } from '../rules.ts';
import { playerAt, rankAt } from '../table.ts';
import type { RivalKings } from '../types.ts';
import type { Conflict, State } from '../types/state.ts';

/** The next conflict is settled, unless a Watchman may answer it. */
export function settleNextConflict(turn: Turn<RivalKings>): boolean {
  const conflict = nextConflict(turn.state);
  if (!conflict) return false;
  const victim = victimOf(conflict);
  if (victim && watchman.mayAnswer(turn.state, victim)) return false;
  settleConflict(turn, conflict);
  return true;
}

/** Deals the markers of one conflict, as far as the supply reaches. */
export function settleConflict(turn: Turn<RivalKings>, conflict: Conflict): void {
  const { state } = turn;
  const left = state.supply.markers;
  switch (conflict.kind) {
    case 'equal': {
      const { rank, seats } = conflict;
      turn.emit(
        { type: 'equalConflict', rank, seats, marked: seats.slice(0, left) },
        citesOfEqual(state, rank),
      );
      return;
    }
    case 'higher': {
      const { thief, victim } = conflict;
      const deflected = isDeflected(state, conflict);
      const theft = conflict.theft && !(deflected && stopsTheft(state));
      const marked = left === 0 ? null : deflected ? thief : victim;
      turn.emit(
        { type: 'unequalConflict', thief, victim, marked, theft, deflected },
        citesOfUnequal(state, victim, deflected),
      );
      return;
    }
    case 'neutral-equal':
      turn.emit(
        {
          type: 'neutralConflict',
          seat: conflict.seat,
          kind: 'equal',
          marked: left > 0,
          deflected: false,
        },
        ['rk.two.neutral-equal', 'rk.two.neutral-nothing-else'],
      );
      return;
    case 'neutral-higher': {
      const seat = conflict.victim;
      const deflected = isDeflected(state, conflict);
      const cites: NonEmpty<Rule> = deflected
        ? [watchman.rule, 'rk.two.neutral-higher']
        : ['rk.two.neutral-higher'];
      turn.emit(
        {
          type: 'neutralConflict',
          seat,
          kind: 'higher',
          marked: left > 0 && !deflected,
          deflected,
        },
        cites,
      );
      return;
    }
  }
}

function citesOfEqual(state: State, rank: Rank): NonEmpty<Rule> {
  const spares = state.players.some(
    (player) => rankAt(player) !== null && rankAt(player) === ROBS[rank],
  );
  const cites: NonEmpty<Rule> = [
    'rk.conflict.equal.markers',
    'rk.conflict.equal.no-theft',
    'rk.conflict.equal.one-action',
  ];
  return spares ? [...cites, 'rk.conflict.equal.shields-lower'] : cites;
}

function citesOfUnequal(state: State, seat: Seat, deflected: boolean): NonEmpty<Rule> {
  if (deflected) return [watchman.rule, 'rk.conflict.lines'];
  const victim = playerAt(state, seat);
  const cites: [Rule, ...Rule[]] = ['rk.conflict.unequal.loser-marker', 'rk.conflict.lines'];
  const robbers = state.thefts.filter((theft) => theft.victim === seat).length;
  if (victim.equal)
    cites.push(
      'rk.conflict.equal.still-robbed',
      robbers > 0 ? 'rk.conflict.max-three-markers' : 'rk.conflict.equal.two-markers',
    );
  return cites;
}
