import type { Seat } from '../../../engine/types.ts';
import { refuseTheft } from '../actions/steal.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { playerAt } from '../table.ts';
import type { State, Theft } from '../types/state.ts';

/**
 * Why a crest cannot lie where it does: its owner robs nobody there, has not had a turn yet, or
 * found the action covered.
 */
export function checkCrests(state: State, thefts: readonly Theft[], turn: Seat): Judgement {
  for (const victim of state.players) {
    for (const [place, { action, by }] of victim.crests.entries()) {
      const thief = playerAt(state, by);
      const robs = thefts.some((theft) => theft.thief === by && theft.victim === victim.seat);
      if (!robs) return refuseTheft(state, thief, { ...victim, crests: [] });
      if (!thief.turnTaken)
        return refuse('rk.steal.on-thiefs-turn', 'not-your-turn', { seat: by, other: turn });
      const covered = victim.crests.findIndex((crest) => crest.action === action) < place;
      if (covered && state.rulings['steal-covered-again'] === 'uncovered-only') {
        return refuse('rk.steal.covered-lost', 'already-covered', {
          seat: by,
          other: victim.seat,
          action,
        });
      }
    }
  }
  return undefined;
}
