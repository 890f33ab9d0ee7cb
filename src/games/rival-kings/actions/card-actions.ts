import type { Seat } from '../../../engine/types.ts';
import { canUse, playerAt } from '../table.ts';
import { ACTION_KINDS, type Action, type ActionKind, type CardAction, type State, type Target } from '../types.ts';
import { buy } from './buy.ts';
import type { CardActionRules } from './card-action.ts';
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
export function canCarryOut(state: State, seat: Seat, kind: ActionKind, like?: Target): boolean {
  const action = CARD_ACTIONS[kind];
  const using = kind === 'buy' && canUse(playerAt(state, seat), 'blacksmith') ? 'blacksmith' : undefined;
  return action.targets(state, seat).some((target) => (!like || sameTarget(like, target)) && !action.judge(state, seat, target, using));
}
