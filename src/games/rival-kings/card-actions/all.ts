import { ACTION_KINDS, type ActionKind } from '../characters.ts';
import type { Action, CardAction } from '../types/action.ts';
import type { Target } from '../types/state.ts';
import { buy } from './buy.ts';
import type { CardActionRules } from './card-action.ts';
import { money } from './money.ts';
import { pass } from './pass.ts';
import { recruit } from './recruit.ts';
import { settle } from './settle.ts';

/** The five actions of the character cards. */
export const CARD_ACTIONS: Readonly<Record<ActionKind, CardActionRules>> = {
  settle,
  pass,
  money,
  recruit,
  buy,
};

export const isCardAction = (action: Action): action is CardAction =>
  (ACTION_KINDS as readonly string[]).includes(action.type);

export const targetOf = (action: CardAction): Target => {
  if ('pile' in action) return { pile: action.pile };
  return 'to' in action ? { to: action.to } : {};
};

export const sameTarget = (a: Target, b: Target): boolean => a.pile === b.pile && a.to === b.to;
