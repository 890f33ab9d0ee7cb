import { isSubject } from './tiles.ts';
import { playerAt } from './table.ts';
import { hasKingdom } from './kingdoms.ts';
import type { Phase, State, TurnStage } from './types/state.ts';

/**
 * Whether some subject on the hill may be recruited now: not in the first round, and only for gold
 * that there is.
 */
function canRecruit(
  { hill: { left, right }, hillPrices, round, players }: State,
  { seat }: TurnStage,
): boolean {
  if (round === 1) return false;
  const { gold } = players.find((player) => player.seat === seat)!;
  for (let row = 0; row < hillPrices.length && hillPrices[row]! <= gold; row += 1)
    if ([left[row], right[row]].some((tile) => tile !== undefined && isSubject(tile))) return true;
  return false;
}

/**
 * The phase that a turn is in: one in which nothing can be done but to go without is over before it
 * begins.
 */
export function phaseOf(state: State, turn: TurnStage): Phase {
  switch (turn.phase) {
    case 1:
      return canRecruit(state, turn) ? 1 : 2;
    case 3:
      return hasKingdom(playerAt(state, turn.seat).castle) ? 3 : 4;
    default:
      return turn.phase;
  }
}
