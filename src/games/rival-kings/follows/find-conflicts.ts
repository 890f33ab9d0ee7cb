import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty } from '../../../engine/types.ts';
import { rankOf, ROBS } from '../characters.ts';
import { conflictsOf } from '../conflicts.ts';
import type { Rule } from '../rules.ts';
import { rankAt } from '../table.ts';
import type { RivalKings } from '../types.ts';
import type { Conflict } from '../types/state.ts';

/** Once every Gardener has decided, the conflicts are found. */
export function findConflicts(turn: Turn<RivalKings>): boolean {
  const { state } = turn;
  if (state.stage.type !== 'gardeners' || state.stage.queue.length > 0) return false;
  const ranks = state.players.map((player) => ({ seat: player.seat, rank: rankAt(player)! }));
  const conflicts = conflictsOf(
    { ranks, neutral: state.neutral && rankOf(state.neutral) },
    state.rulings,
  );
  turn.emit({ type: 'conflictsFound', conflicts }, citesOfFinding(conflicts));
  if (state.neutral && !conflicts.some((conflict) => conflict.kind.startsWith('neutral'))) {
    const outranked = ranks.some(({ rank }) => ROBS[rank] === rankOf(state.neutral!));
    turn.emit({ type: 'neutralPassed', character: state.neutral }, [
      outranked ? 'rk.two.neutral-lower' : 'rk.two.neutral-nothing-else',
    ]);
  }
  return true;
}

function citesOfFinding(conflicts: readonly Conflict[]): NonEmpty<Rule> {
  if (conflicts.length === 0) return ['rk.conflict.none', 'rk.conflict.line'];
  const equal = conflicts.filter(
    (conflict) => conflict.kind === 'equal' || conflict.kind === 'neutral-equal',
  ).length;
  const cites: [Rule, ...Rule[]] = ['rk.conflict.kinds'];
  if (equal > 0) cites.push('rk.rank.two-cards-each');
  if (equal > 0 && equal < conflicts.length)
    cites.push('rk.conflict.equal-first', 'rk.conflict.then-unequal');
  if (equal < conflicts.length) cites.push('rk.conflict.line');
  if (conflicts.length - equal > 1) cites.push('rk.conflict.order');
  return cites;
}
