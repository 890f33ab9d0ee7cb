import type { Seat } from '../../../engine/types.ts';
import { countedActions } from '../abilities/farmer.ts';
import { canCarryOutUnaided } from '../abilities/possible.ts';
import type { ActionKind } from '../characters.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { isCovered, playerAt, printedActions } from '../table.ts';
import type { Player, State } from '../types/state.ts';
import { openThefts } from './thefts.ts';

/**
 * Why this action of the own character may not be carried out now, leaving aside what it is aimed
 * at.
 */
export function judgeOwnAction(state: State, seat: Seat, kind: ActionKind): Judgement {
  const player = playerAt(state, seat);
  const printed = printedActions(player);
  if (!printed.includes(kind))
    return refuse('rk.components.character-anatomy', 'not-on-card', {
      seat,
      action: kind,
      character: player.played!,
    });
  if (isCovered(player, kind)) return refuseCovered(player, kind);
  if (player.equal && countedActions(state, player) > 0)
    return refuse('rk.conflict.equal.one-action', 'only-one-action', { seat });
  if (player.carriedOut.includes(kind))
    return refuse('rk.action.left-to-right', 'already-done', { seat, action: kind });
  if (printed.indexOf(kind) < nextPlace(player))
    return refuse('rk.action.left-to-right', 'no-going-back', { seat, action: kind });
  return judgeDuties(state, player, kind);
}

function refuseCovered(player: Player, kind: ActionKind): Judgement {
  const { by } = player.crests.find((crest) => crest.action === kind)!;
  const particulars = { seat: player.seat, action: kind, other: by };
  return player.equal
    ? refuse('rk.conflict.equal.choose-uncovered', 'covered-choose-other', particulars)
    : refuse('rk.steal.covered-lost', 'covered', particulars);
}

/** What must be done before an own action, by readings that leave no choice. */
function judgeDuties(state: State, player: Player, kind: ActionKind): Judgement {
  const robbery = judgeRobberyDuty(state, player.seat);
  if (robbery) return robbery;
  const [due] = dueActions(state, player);
  return due && due !== kind && !player.equal
    ? refuse('rk.action.left-to-right', 'must-not-skip', { seat: player.seat, action: due })
    : undefined;
}

/** Under `must-cover` every theft comes before the own actions and before the end of the turn. */
export function judgeRobberyDuty(state: State, seat: Seat): Judgement {
  if (state.rulings['steal-optional'] === 'may-decline') return undefined;
  const [theft] = openThefts(state, seat);
  return theft && refuse('rk.steal.right', 'must-rob-first', { seat, other: theft.victim });
}

/** The place on the card after the last action carried out. */
function nextPlace(player: Player): number {
  const last = player.carriedOut.at(-1);
  return last ? printedActions(player).indexOf(last) + 1 : 0;
}

/**
 * Under `must-if-possible` the own actions that still can and therefore must be carried out, in
 * order.
 */
export function dueActions(state: State, player: Player): ActionKind[] {
  if (state.rulings['own-action-skip'] === 'may-skip') return [];
  if (player.equal && countedActions(state, player) > 0) return [];
  return printedActions(player)
    .slice(nextPlace(player))
    .filter((kind) => !isCovered(player, kind) && canCarryOutUnaided(state, player.seat, kind));
}
