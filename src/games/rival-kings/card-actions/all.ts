import type { Seat } from '../../../engine/types.ts';
import { canUse, playerAt } from '../table.ts';
import { ACTION_KINDS, type Action, type ActionKind, type CardAction, type State, type Target } from '../types.ts';
import { buy } from './buy.ts';
import type { CardActionRules, Using } from './card-action.ts';
import { money } from './money.ts';
import { pass } from './pass.ts';
import { recruit } from './recruit.ts';
import { settle } from './settle.ts';

/** The five actions of the character cards. */
export const CARD_ACTIONS: Readonly<Record<ActionKind, CardActionRules>> = { settle, pass, money, recruit, buy };

export const isCardAction = (action: Action): action is CardAction => (ACTION_KINDS as readonly string[]).includes(action.type);

export const targetOf = (action: CardAction): Target => {
  if ('pile' in action) return { pile: action.pile };
  return 'to' in action ? { to: action.to } : {};
};

export const sameTarget = (a: Target, b: Target): boolean => a.pile === b.pile && a.to === b.to;

/** Whether the seat could carry out an action of this kind now, with a Blacksmith if need be; `like` narrows it to one target. */
export const canCarryOut = (state: State, seat: Seat, kind: ActionKind, like?: Target): boolean =>
  isPossible(state, seat, kind, undefined, like) ||
  (kind === 'buy' && canUse(playerAt(state, seat), 'blacksmith') && isPossible(state, seat, kind, 'blacksmith', like));

/** The same without the help of an ability, which nobody has to use. */
export const canCarryOutUnaided = (state: State, seat: Seat, kind: ActionKind): boolean => isPossible(state, seat, kind, undefined);

function isPossible(state: State, seat: Seat, kind: ActionKind, using: Using, like?: Target): boolean {
  const action = CARD_ACTIONS[kind];
  return action.targets(state, seat).some((target) => (!like || sameTarget(like, target)) && !action.judge(state, seat, target, using));
}
