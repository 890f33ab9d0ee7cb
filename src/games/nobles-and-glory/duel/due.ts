import type { Seat } from '../../../engine/types.ts';
import type { DuelProcess } from '../types/duel.ts';
import { challengedIn, challengerIn, duelistAt, rivalOf } from './duelists.ts';

/** Whose card comes next in a round, and whether it lies face up. */
export interface Due {
  readonly seat: Seat;
  readonly face: 'up' | 'down';
}

/** Nobody’s where both rounds are over. */
export function dueIn(duel: DuelProcess): Due | undefined {
  switch (duel.stage.name) {
    case 'round-one':
      return dueInRoundOne(duel);
    case 'round-two':
      return dueInRoundTwo(duel, duel.stage.loser);
    default:
      return undefined;
  }
}

/** The challenged player first: a yield then costs nobody a card (`duel-yield-cards`). */
function dueInRoundOne(duel: DuelProcess): Due {
  const challenged = challengedIn(duel);
  const { seat } = challenged.down ? challengerIn(duel) : challenged;
  return { seat, face: 'down' };
}

/**
 * The loser of round one up, the other down, the loser down, the other up
 * (`ng.action.duel.round-two`).
 */
function dueInRoundTwo(duel: DuelProcess, loser: Seat): Due {
  const [first, second] = [duelistAt(duel, loser), rivalOf(duel, loser)];
  if (first.open.length === 0) return { seat: first.seat, face: 'up' };
  if (!second.down) return { seat: second.seat, face: 'down' };
  return first.down ? { seat: second.seat, face: 'up' } : { seat: first.seat, face: 'down' };
}
