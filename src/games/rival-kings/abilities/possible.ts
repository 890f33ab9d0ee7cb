import type { Seat } from '../../../engine/types.ts';
import { CARD_ACTIONS, sameTarget } from '../card-actions/all.ts';
import type { ActionKind } from '../characters.ts';
import { canUse, playerAt } from '../table.ts';
import type { Player, State, Target } from '../types/state.ts';
import { blacksmith, discountOf } from './blacksmith.ts';

/**
 * Whether the seat could carry out an action of this kind now, with a Blacksmith if need be; `like`
 * narrows it to one target.
 */
export function canCarryOut(state: State, seat: Seat, kind: ActionKind, like?: Target): boolean {
  const player = playerAt(state, seat);
  const targets = CARD_ACTIONS[kind]
    .targets(state, seat)
    .filter((target) => !like || sameTarget(like, target));
  return (
    isPossibleUnaided(state, player, kind, targets) ||
    isPossibleWithBlacksmith(state, player, kind, targets)
  );
}

/** The same without the help of an ability, which nobody has to use. */
export const canCarryOutUnaided = (state: State, seat: Seat, kind: ActionKind): boolean =>
  isPossibleUnaided(state, playerAt(state, seat), kind, CARD_ACTIONS[kind].targets(state, seat));

function isPossibleUnaided(
  state: State,
  player: Player,
  kind: ActionKind,
  targets: readonly Target[],
): boolean {
  const discount = discountOf(state, player);
  return targets.some((target) => !CARD_ACTIONS[kind].judge(state, player.seat, target, discount));
}

const isPossibleWithBlacksmith = (
  state: State,
  player: Player,
  kind: ActionKind,
  targets: readonly Target[],
): boolean =>
  kind === 'buy' &&
  canUse(player, 'blacksmith') &&
  targets.some((target) => !blacksmith.judgeWith(state, player, target));
