import type { Seat } from '../../../engine/types.ts';
import { canCarryOut } from '../abilities/possible.ts';
import type { ActionKind } from '../characters.ts';
import { isCovered, playerAt, printedActions } from '../table.ts';
import type { Player, State, Theft } from '../types/state.ts';

/**
 * Whether the thief may lay a crest on this action, as far as the readings on covered and useless
 * actions go.
 */
function isStealable(state: State, thief: Seat, victim: Player, kind: ActionKind): boolean {
  if (isCovered(victim, kind) && state.rulings['steal-covered-again'] === 'uncovered-only')
    return false;
  return (
    state.rulings['steal-target-unusable'] === 'any-uncovered-action' ||
    canCarryOut(state, thief, kind)
  );
}

/**
 * The thefts this seat could still commit: not done yet, before the own actions, and with an action
 * to take.
 */
export const openThefts = (state: State, thief: Seat): Theft[] =>
  state.thefts.filter((theft) => {
    if (theft.thief !== thief || playerAt(state, thief).carriedOut.length > 0) return false;
    const victim = playerAt(state, theft.victim);
    return printedActions(victim).some((kind) => isStealable(state, thief, victim, kind));
  });
